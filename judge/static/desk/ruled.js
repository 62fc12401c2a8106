// A ruling, drawn: what is asked, what is so and by which articles, and what was tried.

import { cited, laws, make, rich, say } from "./words.js";

/** A ruling as a scenario’s page shows it: what is asked, its sentences with their articles, and what was tried. */
export function ruled({ question, sentences, deciding, tried, elsewhere }) {
  return [
    make("p", { class: "asked" }, rich(question)),
    ...sentences.map((words) => make("p", {}, cited(words))),
    tried.length > 0 && proof(deciding, tried, elsewhere),
  ].filter(Boolean);
}

/** Every article that was switched off, and what each of them changed: those that decide, and the others. */
function proof(deciding, tried, elsewhere) {
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
    ...(elsewhere.length > 0 ? changed(elsewhere) : []),
  );
}

/** What those articles change that do not decide. */
function changed(elsewhere) {
  const each = elsewhere.map((one) => make("li", {}, cited(one.without)));
  return [make("p", {}, say("elsewhere")), make("ul", {}, each)];
}
