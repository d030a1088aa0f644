import { PLURAL_VERBS_WITH_NEGATIONS } from '../../text/plural-verbs.js';

type ThirdPerson = 'he' | 'she' | 'they';

const FORMS: Readonly<
  Record<ThirdPerson, { object: string; possessive: string; own: string; self: string }>
> = {
  he: { object: 'him', possessive: 'his', own: 'his', self: 'himself' },
  she: { object: 'her', possessive: 'her', own: 'hers', self: 'herself' },
  they: { object: 'them', possessive: 'their', own: 'theirs', self: 'themselves' },
};
const MODAL =
  /^(?:can|could|will|would|shall|should|may|might|must|cannot|can't|couldn't|won't|wouldn't|shouldn't|mustn't|had|hadn't|did|didn't)$/;
const ADVERB = 'also|already|still|just|never|always|really|probably|even|now|then|only|soon';
/** After these words “her” is an object: “give her the key”. */
const AFTER_OBJECT = String.raw`(?=\s+(?:the|an?|some|our|my|to|for|at|in|on|by|and|or|about|that|if|when|whether|before|after|with|from|until|as|so|because|again|back|next|last|this|tomorrow|today|tonight|later|soon|now|then|every|up|out|off|\d)\b|\s*[.,;:!?]|\s*$)`;

/**
 * Turns what is said of the reader in the third person into the second: “he's sending his invoice” becomes “you're
 * sending your invoice”. Returns null where a verb would have to be inflected that is not in a closed list.
 */
export function toReader(text: string, person: ThirdPerson): string | null {
  const { object, possessive, own, self } = FORMS[person];
  let isCertain = true;
  const subject = new RegExp(
    String.raw`\b${person}(['’](?:s|re|ve|ll|d))?((?:\s+(?:${ADVERB}))*)(?:(\s+)([\p{L}’']+))?`,
    'giu',
  );
  const replaced = text.replace(
    subject,
    (whole, contraction: string | undefined, adverbs: string, space = '', verb = '') => {
      const you = /^\p{Lu}/u.test(whole) ? 'You' : 'you';
      if (person === 'they') return `${you}${contraction ?? ''}${adverbs}${space}${verb}`;
      const plain = verb.replace('’', "'").toLowerCase();
      if (contraction) {
        const isPerfect = /^(?:got|been|had|\p{L}+ed)$/iu.test(plain);
        const mended = contraction.endsWith('s') ? (isPerfect ? "'ve" : "'re") : contraction;
        return `${you}${mended}${adverbs}${space}${verb}`;
      }
      const agreed =
        PLURAL_VERBS_WITH_NEGATIONS[plain] ??
        (MODAL.test(plain) ||
        /(?:ed|went|came|left|bought|said|told|sent|got|gave|took|made|paid)$/.test(plain)
          ? verb
          : undefined);
      if (agreed === undefined) isCertain = false;
      return `${you}${adverbs}${space}${agreed ?? verb}`;
    },
  );
  if (!isCertain) return null;
  const words = replaced
    .replace(new RegExp(String.raw`\b${self}\b`, 'gi'), person === 'they' ? 'yourselves' : 'yourself')
    .replace(new RegExp(String.raw`\b${object}\b${object === possessive ? AFTER_OBJECT : ''}`, 'gi'), 'you')
    .replace(new RegExp(String.raw`\b${own === possessive ? 'hishis' : own}\b`, 'gi'), 'yours')
    .replace(new RegExp(String.raw`\b${possessive}\b`, 'gi'), (word) =>
      /^\p{Lu}/u.test(word) ? 'Your' : 'your',
    );
  return words;
}

/** Whether a text speaks of somebody in this person. */
export function speaksOf(text: string, person: ThirdPerson): boolean {
  const { object, possessive } = FORMS[person];
  return new RegExp(String.raw`\b(?:${person}|${object}|${possessive})\b`, 'i').test(text);
}

/** In which person words speak of a reader whose pronoun is not known. “them” alone may be things. */
export function spokenOf(words: string): ThirdPerson | undefined {
  if (/\b(?:they|their)\b/i.test(words)) return 'they';
  return (['he', 'she'] as const).find((person) => speaksOf(words, person));
}
