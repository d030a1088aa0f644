const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|No|Inc|Ltd|Co|vs|etc|approx|e\.g|i\.e|a\.m|p\.m|\p{Lu})\.$/u;

/** Splits a text into sentences at marks followed by a capital, a figure or a quotation; lines end sentences. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let start = 0;
    const boundary = /[.!?]["')]*\s+(?=["'(]?[\p{Lu}\p{N}])/gu;
    for (let match = boundary.exec(line); match; match = boundary.exec(line)) {
      const end = match.index + match[0].length;
      const candidate = line.slice(start, end).trim();
      if (ABBREVIATION.test(candidate)) continue;
      sentences.push(candidate);
      start = end;
    }
    const last = line.slice(start).trim();
    if (last !== '') sentences.push(last);
  }
  return sentences;
}

/** Takes the marks and spaces off both ends of a phrase. */
export function trimPhrase(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && /[\s,;:–—"'(-]/.test(text[from] ?? '')) from += 1;
  while (to > from && /[\s,;:.!?–—"'(-]/.test(text[to - 1] ?? '')) to -= 1;
  const inner = text.slice(from, to).replace(/\s+/g, ' ');
  return inner.endsWith(')') && !inner.includes('(') ? inner.slice(0, -1) : inner;
}

/** The items of "a, b and c", "a; b; c" or lines. Thousands such as 1,200 are kept whole. */
export function splitList(text: string): string[] {
  const byMark = text.split(/\s*[;\n]\s*/);
  const parts =
    byMark.length > 1 ? byMark : text.split(/\s*,\s+(?:and\s+|or\s+|as well as\s+)?|\s*,(?!\d)(?=\S)/i);
  const split = parts.length > 1 ? splitLastPair(parts) : text.split(/\s+(?:and|&|as well as)\s+/i);
  return split.map(trimPhrase).filter((item) => /[\p{L}\p{N}]/u.test(item));
}

/** "a, b and c": the last comma part still holds two items. */
function splitLastPair(parts: string[]): string[] {
  const last = parts.at(-1) ?? '';
  const pair = last.split(/\s+and\s+/);
  return pair.length === 2 && parts.length === 2 ? [...parts.slice(0, -1), ...pair] : splitLonger(parts);
}

function splitLonger(parts: string[]): string[] {
  const last = parts.at(-1) ?? '';
  return parts.length > 2 && last.split(/\s+/).length < 8
    ? [...parts.slice(0, -1), ...last.split(/\s+and\s+/)]
    : parts;
}
