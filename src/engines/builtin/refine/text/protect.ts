/**
 * What no operation may touch inside prose: code, addresses, links' targets, e-mail addresses, quoted words,
 * placeholders such as {{name}}. Each is replaced by one private character while the prose is edited, so that
 * every pattern sees something that is not a letter, and is put back afterwards.
 */

/** Stands for something inside a sentence. */
const WITHIN = 0xf0000;
/** Stands for something that ends a sentence, such as a quotation with its full stop inside. */
const ENDING = 0x100000;
const CAPACITY = 0xfff0;

/** Matches one stand-in; for patterns that must tell one from ordinary text. */
export const STAND_IN = String.raw`[\u{F0000}-\u{10FFFF}]`;
export const STAND_INS = new RegExp(STAND_IN, 'gu');
export const ENDING_STAND_IN = String.raw`[\u{100000}-\u{10FFFF}]`;

export const ADDRESS = String.raw`\b(?:https?|ftp|mailto):[^\s<>]{1,2000}[^\s<>.,;:!?)"'”’\]]|\bwww\.[^\s<>]{1,500}[^\s<>.,;:!?)"'”’\]]|(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`;
export const CODE = String.raw`\x60{1,3}[^\x60\n]{1,500}\x60{1,3}|\{\{[^{}\n]{0,100}\}\}|\$\{[^{}\n]{0,100}\}`;
// Every repetition is bounded or can't overlap its neighbor, so that matching stays linear on hostile text.
const PROTECTED_PARTS = [
  CODE,
  String.raw`!?\[[^\[\]\n]{0,300}\]\([^()\s]{0,500}(?:\s"[^"\n]{0,200}")?\)`,
  ADDRESS,
  String.raw`(?<![\p{L}\p{N}_.@/-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,5}(?:com|org|net|io|dev|app|eu|uk|de|fr|es|nl|ch|ca|au|info|gov|edu|example)(?![\p{L}\p{N}_-])(?:/[^\s<>]{0,500}[^\s<>.,;:!?)"'”’\]])?`,
  // A file's name, or only its end.
  String.raw`(?<=^|[\s(])(?:[\p{L}\p{N}_-]{1,60}(?=\.(?:txt|csv|docx?|pdf|html?|json|md|xml|ya?ml|xlsx?|zip)(?!\p{L})))?\.\p{Ll}[\p{Ll}\d]{1,4}(?![\p{L}\p{N}_-])`,
  String.raw`<(?<tag>code|kbd|samp|var)\b[^<>]{0,200}>[^<]{0,500}</\k<tag>>`,
  String.raw`</?[a-zA-Z](?:[^<>"'\n]|"[^"\n]{0,300}"|'[^'\n]{0,300}'){0,200}>`,
  String.raw`&(?:[a-zA-Z]{2,31}|#\d{1,7}|#[xX][\da-fA-F]{1,6});`,
  String.raw`“[^“”\n]{1,600}”|«[^«»\n]{1,600}»`,
  String.raw`(?<![\w"])"[^"\n]{1,600}"(?!\w)`,
  String.raw`(?<![\w'’])‘[^‘’\n]{1,300}’(?!\w)|(?<![\w'])'[^'\n]{2,300}'(?!\w)`,
  String.raw`(?<!\w)[@#][A-Za-z_][\w-]{1,60}`,
  STAND_IN,
];
const PROTECTED = new RegExp(PROTECTED_PARTS.join('|'), 'gu');

/** A character without which nothing is protected: most short lines have none, and are not searched further. */
const MAY_HOLD_PROTECTED = /[\x60[<&{"“«‘'@#:$\u{F0000}-\u{10FFFF}]|[\p{L}\p{N}\s(]\.\p{L}{2}|^\.\p{L}/u;

/** A text whose protected parts are stand-ins, and the way back. */
interface ProtectedText {
  text: string;
  restore(edited: string): string;
}

/** Replaces the protected parts of a text by stand-ins. Beyond 65,000 parts the rest stays unprotected and unmasked. */
export function protect(original: string): ProtectedText {
  if (!MAY_HOLD_PROTECTED.test(original)) return { text: original, restore: (edited) => edited };
  const parts: string[] = [];
  const text = original.replace(PROTECTED, (part) => {
    if (parts.length >= CAPACITY) return part;
    const base = /[.!?…]["'”’»]$/u.test(part) ? ENDING : WITHIN;
    return String.fromCodePoint(base + parts.push(part) - 1);
  });
  const restore = (edited: string) =>
    edited.replace(STAND_INS, (mark) => parts[(mark.codePointAt(0) ?? 0) & 0xffff] ?? mark);
  return { text, restore };
}

/** The protected parts of a text as [start, end) offsets, for tools that need the text as it is. */
export function protectedSpans(text: string): [number, number][] {
  return [...text.matchAll(PROTECTED)].map((match) => [match.index, match.index + match[0].length]);
}
