// A ruling, drawn: what is asked, what is so and by which articles, and what was tried.

import { cited, laws, make, rich, say } from "./words.js";

/** A ruling as a scenario’s page shows it: what is asked, its sentences with their articles, and what was tried. */
export function ruled({ question, sentences, deciding, tried }) {
  return [
    make("p", { class: "asked" }, rich(question)),
    ...sentences.map((words) => make("p", {}, cited(words))),
    tried.length > 0 && proof(deciding, tried),
  ].filter(Boolean);
}

/** Every article that was switched off, and what each of those that decide changed. */
function proof(deciding, tried) {
  const decided = deciding.flatMap((one) => [
    make("dt", {}, laws([one.number]), " ", rich(one.words)),
    make("dd", {}, cited(one.without)),
  ]);
  return make(
    "details",
    { class: "proof" },
    make("summary", {}, say("proof")),
    make("p", {}, cited(say("tried", { articles: tried.join(", ") }))),
    make("dl", {}, decided),
  );
}
