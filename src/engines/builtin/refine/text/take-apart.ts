const LISTED_MIN = 3;
const SENTENCE_MAX = 600;
/** A list of what is not, which its points would not show. */
const NEGATIVE = /\b(?:no|not|never|nothing|none|without|neither)\b|n['’]t\b/i;
const LISTED_WORDS_MAX = 16;
/** What is part of the item before it: “300 flyers, because there is no room”. */
const CONTINUES = /^(?:because|which|who|whose|but|so|as|if|when|although|since|where|or)\b/i;

/** The parts of a sentence that lists things after a colon: “Please bring: a coat, two cups and a lamp.” */
export function takeApart(sentence: string): { lead: string; items: string[] } | undefined {
  if (sentence.length > SENTENCE_MAX || NEGATIVE.test(sentence)) return undefined;
  const [, lead = '', rest = ''] = /^([^:]{4,200}:)\s+([^:]+)$/.exec(sentence) ?? [];
  const parts = rest.replace(/(?<![.!])[.!]+$/, '').split(/[;,]\s+(?![^()]*\))/);
  const [last = ''] = parts.splice(-1);
  const items = [...parts, ...last.split(parts.length > 0 && !/^and\s/i.test(last) ? / and / : /$^/)];
  const named = items.map((item) => item.replace(/^(?:and|then)\s+/i, '').trim());
  const isList =
    named.length >= LISTED_MIN &&
    named.every(
      (item) =>
        item !== '' &&
        item.split(/\s+/).length <= LISTED_WORDS_MAX &&
        !CONTINUES.test(item) &&
        !/^[\d\s.,]+$|\b\p{Lu}{1,2}\d/u.test(item),
    );
  return isList ? { lead, items: named } : undefined;
}
