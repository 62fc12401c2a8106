// Searches the kept rule book and glossary: by number, and by words without regard to accents, also by their beginnings.

const MOST = 30;

export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/gi, "oe").replace(/æ/gi, "ae").toLowerCase();
}

export function number(typed) {
  const found = /^\s*(?:[^\d\s]{1,8}\s+)?([1-9](?:\s*[.,]\s*\d{1,2}){0,2})[\s.]*([a-z])?\s*\.?\s*$/i.exec(typed);
  if (!found) return null;
  const digits = found[1].replace(/\s/g, "").replace(/,/g, ".");
  return found[2] ? `${digits}.${found[2].toLowerCase()}` : digits;
}

const words = (text) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export function indexed(documents) {
  return documents.map((one) => {
    const counts = new Map();
    const title = new Set(words(one.title));
    for (const word of words(`${one.title} ${one.text}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { ...one, counts, names: title, length: counts.size };
  });
}

function times(word, { counts, names }) {
  let found = (counts.get(word) ?? 0) + (names.has(word) ? 4 : 0);
  if (word.length < 3) return found;
  for (const [other, count] of counts) {
    if (other !== word && other.startsWith(word)) found += 0.5 * count + (names.has(other) ? 2 : 0);
  }
  return found;
}

export function sought(query, documents) {
  const asked = [...new Set(words(query))].slice(0, 12);
  const points = documents.map(() => 0);
  for (const word of asked) {
    const found = documents.map((one) => times(word, one));
    const rare = Math.log(1 + documents.length / (1 + found.filter(Boolean).length));
    found.forEach((count, place) => {
      points[place] += (rare * rare * count) / (count + 0.5 + documents[place].length / 60);
    });
  }
  return documents
    .map((one, place) => [points[place], one])
    .filter(([score]) => score > 0)
    .sort((one, other) => other[0] - one[0])
    .slice(0, MOST)
    .map(([, one]) => one);
}

/** The letters added, left out, changed or swapped between two words; more than `most` are `most + 1`. */
function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, above] = [null, [...other, ""].map((_, place) => place)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      line[column] = Math.min(above[column] + 1, line[column - 1] + 1, above[column - 1] + (same ? 0 : 1));
      const swapped = before && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) line[column] = Math.min(line[column], before[column - 2] + 1);
    }
    if (Math.min(...line) > most) return most + 1;
    [before, above] = [above, line];
  }
  return above.at(-1);
}

/** The words of a query that no document holds. */
export function lacking(query, documents) {
  return words(query).filter((word) => !documents.some((one) => times(word, one)));
}

/** The words of a query; of one that no document holds, the nearest that some do, the more frequent first. */
export function repaired(query, documents) {
  const known = new Map();
  for (const { counts } of documents) for (const word of counts.keys()) known.set(word, (known.get(word) ?? 0) + 1);
  const all = [...known.keys()];
  return words(query).slice(0, 12).map((word) => {
    if (word.length < 4 || !/^\p{L}+$/u.test(word) || all.some((one) => one.startsWith(word))) return word;
    const most = word.length < 7 ? 1 : 2;
    const near = all.filter((one) => one.length > 2 && one[0] === word[0]).map((one) => [distance(word, one, most), -known.get(one), one]);
    const [best] = near.filter(([errors]) => errors <= most).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    return best ? best[2] : word;
  });
}

export function excerpt(text, query) {
  const asked = words(query);
  const parts = text.trim().split(/\s+/);
  const hits = parts.map((part) => words(part).some((word) => asked.some((one) => one.length > 2 ? word.startsWith(one) : word === one)));
  const start = Math.max(0, hits.indexOf(true) - 8);
  const line = document.createElement("p");
  if (start) line.append("… ");
  parts.slice(start, start + 40).forEach((part, place) => {
    const piece = hits[start + place] ? document.createElement("mark") : document.createTextNode("");
    piece.textContent = part;
    line.append(piece, " ");
  });
  if (start + 40 < parts.length) line.append("…");
  return line;
}
