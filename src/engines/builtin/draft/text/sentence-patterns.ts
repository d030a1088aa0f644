import { regex } from '../../text/regex.js';

/** Words by which a piece can be told for a sentence, or for less than one, without a tagger. */

export const SUBORDINATOR = regex.i`^(?:because|since|so|and|but|or|nor|if|when|while|whereas|although|though|unless|until|till|that|which|who|whose|whom|where|with|without|for|to|from|as|than|due|including|plus|like|by|of|in case)\b`;
export const PRONOUN_START = regex.i`^(?:I|we|you|he|she|it|they|this|these|those|there|that|everyone|nobody|nothing|someone)(?:['’](?:s|m|re|ve|ll|d))?\s`;
export const CONTRACTED_START =
  /^(?:I|we|you|he|she|it|they|that|there|here|who|what)['’](?:s|m|re|ve|ll|d)\s/i;
const DETERMINED_START = regex.i`^(?:the|a|an|our|my|your|his|her|their|its|this|these|those|all|both|each|every|most|some|no)\s`;
export const AUXILIARY = regex.i`(?:^|\s)(?:is|are|was|were|am|has|have|had|will|would|can|could|shall|should|must|(?<!(?:\d|\d(?:st|nd|rd|th)|\b(?:in|by|until|till|from|since|of|last|next|early|late|mid|and))[\s\ue020])may|might|cannot|do|does|did|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|hasn['’]?t|haven['’]?t|hadn['’]?t|won['’]?t|wouldn['’]?t|can['’]?t|couldn['’]?t|shouldn['’]?t|mustn['’]?t|don['’]?t|doesn['’]?t|didn['’]?t)(?=\s|$)`;
/** A subordinate clause and the clause it depends on: “If it rains we move”, “In case of rain, we move”. */
export const WITH_MAIN_CLAUSE = regex.iu`^(?:if|when|once|as soon as|unless|in case)\s[^,]+, \S|^(?:if|when|once|while|although|until|before|after|since|as soon as)\s\S.{2,80}\s(?:I|we|you|he|she|it|they|please|there)(?:['’]\p{Ll}+)?\s\S`;
/** “… says: "…"” */
export const SAID = /\s(?:said|says|adds|added|explains|explained|comments|commented)[:,]? [\ue022“]/;
/** Imperatives by which a text addresses its reader. */
export const IMPERATIVE = regex.i`^(?:please|book|call|visit|order|bring|join|register|rsvp|reply|buy|shop|contact|come|sign up|download|click|meet|wear|arrive|park|donate|apply|send|email|dm|message|text|scan|try|subscribe|pick up|check|see|read|let|get|save|enter|vote|return|leave|pay|don['’]?t|do not|never(?!\s+\S+ed\b))\s+\S`;
/** A dependent clause at the end of a piece. */
export const DEPENDENT = regex.i`(?<=\S),?\s(?:because|since|so that|which|who|whose|where|if|when|unless|until|while|although|that)\s.*$`;

/** A word with the tags that the library gives it. */
export interface TaggedTerm {
  text: string;
  tags: string[];
}

/** Whether a subject may end with this word. */
export function isSubjectEnd(term: TaggedTerm): boolean {
  const isDemonstrative = /^(?:this|that|these|those|there|both|all|each)$/i.test(term.text);
  return has(term, 'Noun') || has(term, 'Pronoun') || isDemonstrative;
}

/** Whether a text begins with a subject that needs no article: a pronoun, a name, or a noun with its article. */
export function isFullSubject(text: string): boolean {
  return PRONOUN_START.test(text) || DETERMINED_START.test(text) || startsWithName(text);
}

/** Whether a text begins with a name of several words. */
export function startsWithName(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]+(?:\s(?:\p{Lu}|and\s\p{Lu}))/u.test(text);
}

/** Whether a word has a tag. */
export function has(term: TaggedTerm | undefined, tag: string): boolean {
  return term?.tags.includes(tag) ?? false;
}
