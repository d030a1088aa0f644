import { isClause, isVerbPhrase } from '../grammar/phrases.js';
import type { Act, ActType } from './brief.js';
import { trimPhrase } from './sentences.js';
import { cleanRecipient, takePerson } from './letter-person.js';

/** What a letter is to do, and whom it goes to. */
export interface LetterBrief {
  acts: Act[];
  recipient?: string;
  sender?: string;
  reason?: string;
  /** Sentences of the prompt that are no acts: told in the letter as they are. */
  details: string[];
}

/** Takes the recipient that stands between an act's verb and what it is about: "ask Tom if", "remind them to". */
export function takePersonAfterVerb(
  type: ActType,
  text: string,
): { person: string | undefined; after: string } {
  const candidate = /^(?:the\s+)?(?:candidate|applicant)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/u.exec(
    text,
  );
  if (type === 'decline' && candidate) return { person: candidate[1], after: 'your application' };
  const withPreposition = /^(?:to|with|from)\s+/i.exec(text);
  const takesObject = /^(?:ask|invite|thank|remind|inform|congratulate|wish|welcome|offer)$/.test(type);
  if (withPreposition && !isVerbPhrase(text.slice(withPreposition[0].length))) {
    const taken = takePerson(text.slice(withPreposition[0].length));
    if (taken.person) return { person: taken.person, after: taken.after.trim() };
  }
  const pronoun =
    /^(?:him|her|them|us|me|you)\b\s*(?=(?:if|whether|to|for|that|about|on|of|know|a|an|the|when|how|again|with|$))/i.exec(
      text,
    );
  if (pronoun) return { person: undefined, after: text.slice(pronoun[0].length).trim() };
  if (takesObject) {
    const taken = takePerson(text);
    if (taken.person && (taken.after.trim() !== '' || type === 'thank'))
      return { person: taken.person, after: taken.after.trim() };
  }
  const trailing =
    /^(.{3,})\s+to\s+((?:all|the|my|our)\s+.{2,40}|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)$/u.exec(text);
  if (trailing && takePerson(trailing[2] ?? '').person && takePerson(trailing[2] ?? '').after === '')
    return { person: cleanRecipient(trailing[2] ?? ''), after: trailing[1] ?? '' };
  return { person: undefined, after: text };
}

const REASON =
  /^(.+?)[,\s]+(?:because|since(?= (?:the|we|I|our|my|he|she|they|it|there|you)\b)|as(?= (?:the|we|I|our|my|he|she|they|it|there)\b)|due to the fact that)\s+(.+)$/iu;

/** "ask her to lunch" asks her to come, not to do something. */
const MEAL = /^(?:to|for)\s+(?:an?\s+)?(?:lunch|dinner|breakfast|brunch|coffee|tea|drinks?|supper)\b/i;

/** Makes an act of a verb and what follows it; a reason is taken out and kept with the letter. */
export function toAct(type: ActType, text: string, letter: LetterBrief): Act {
  const because = REASON.exec(text);
  if (because && !letter.reason) letter.reason = trimPhrase(because[2] ?? '');
  const told = trimPhrase(because ? (because[1] ?? '') : text);
  if (type === 'ask' && MEAL.test(told))
    return { type: 'invite', content: told.replace(/^to\s+/i, ''), form: 'thing' };
  const said = type === 'accept' || type === 'decline' ? takeInviter(told, letter) : told;
  const question = /^(?:if|whether)\s+(.+)$/i.exec(said);
  if (question) return { type, content: trimPhrase(question[1] ?? ''), form: 'question' };
  if (type === 'ask' && /^(?:why|how|when|where|what|which|who)\s/i.test(said))
    return { type, content: said, form: 'question' };
  const stripped = said
    .replace(/^(?:know\s+)?(?:that|about|of|on)\s+(?=\S)/i, '')
    .replace(/^know\s+/i, '')
    .replace(/^(?:for|to|on|with)\s+(?=\S)/i, '')
    .replace(/^not to\s+/i, 'not to ')
    .replace(type === 'follow-up' ? /^(?:after|from|following|since)\s+(?=\S)/i : /(?!)/, '');
  const whose = /^(?:whose|who)\s+(.+)$/i.exec(stripped);
  if (whose && type === 'welcome') return { type, content: '', form: 'thing' };
  if (whose)
    return { type, content: `${/^whose/i.test(stripped) ? 'your' : 'you'} ${whose[1]}`, form: 'clause' };
  const isMatter = /^(?:know\s+)?(?:about|on|regarding)\s/i.test(said);
  const isInfinitive =
    /^to\s+(?!the\b|an?\b|my\b|our\b|your\b|his\b|her\b|their\b|this\b|all\b|next\b)\p{Ll}+\s/u.test(said);
  const isThing = /^(?:for|of|on|about)\s/i.test(said) && !isVerbPhrase(stripped);
  const isThat = /^(?:know\s+)?that\s/i.test(said);
  const form = isThat
    ? 'clause'
    : isInfinitive && type !== 'invite'
      ? 'verb'
      : isThing && type !== 'apologise'
        ? 'thing'
        : formOf(stripped);
  return { type, content: stripped, form, ...(isMatter ? { isMatter } : {}) };
}

/** "the invitation from my cousin Lea" is answered to Lea. */
function takeInviter(text: string, letter: LetterBrief): string {
  const from = /^(.+?)\s+(?:from|by)\s+(.+)$/i.exec(text);
  const { person, after } = takePerson(from?.[2] ?? '');
  if (
    !from ||
    !person ||
    after.trim() !== '' ||
    !/^\p{Lu}\p{L}+$/u.test(person) ||
    !/^my\s/i.test(from[2] ?? '')
  )
    return text;
  letter.recipient ??= person;
  return from[1] ?? text;
}

function formOf(content: string): Act['form'] {
  if (/^not to\s/i.test(content) || isVerbPhrase(content)) return 'verb';
  return isClause(content) ? 'clause' : 'thing';
}
