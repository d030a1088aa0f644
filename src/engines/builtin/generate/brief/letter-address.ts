import { isVerbPhrase } from '../grammar/phrases.js';
import { trimPhrase } from './sentences.js';
import { takePerson } from './letter-person.js';
import { type LetterBrief } from './act-content.js';

/** "from Julia to Marcus", "to the sales team:", "my manager Priya to" at the head of a letter. */
export function takeAddress(core: string, letter: LetterBrief): string {
  const greeted = /^(?:dear|hi|hello|hey)\s+((?:\p{Lu}[\p{L}'.-]*\s?){1,3}),\s*/u.exec(
    core.charAt(0).toLowerCase() + core.slice(1),
  );
  if (greeted) letter.recipient ??= trimPhrase(greeted[1] ?? '');
  let text = (greeted ? core.slice(greeted[0].length) : core).replace(
    /^(?:(?:write|send|e-?mail|message|text)\s+(?:an?\s+(?:e-?mail|letter|message|note)\s+)?(?:to\s+)?(?=\p{Lu}|my\b|our\b|the\b|all\b))/iu,
    'to ',
  );
  for (let round = 0; round < 2; round += 1) {
    const from = /^from\s+((?:\p{Lu}[\p{L}'-]+\s?)+)(?=\s|,|$)/u.exec(text);
    if (from) {
      letter.sender ??= trimPhrase(from[1] ?? '');
      text = text.slice(from[0].length).trimStart();
    }
    const to = /^(?:addressed\s+)?(?:to|for)\s+/i.exec(text);
    if (!to || isVerbPhrase(text.slice(to[0].length))) continue;
    const { person, after } = takePerson(text.slice(to[0].length));
    if (!person) continue;
    letter.recipient ??= person;
    text = after;
  }
  return text.replace(/^[\s,:–-]+/, '');
}

/** "last day 30 September, to Helen": whom it goes to may come last. */
export function takeTrailingAddress(text: string, letter: LetterBrief): string {
  const trailing =
    /^(.*?)(?:^|,\s*|\s)to\s+((?:my|our|the)\s+[\p{L} ]{3,40}|\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){0,2})$/u.exec(
      text,
    );
  if (!trailing || letter.recipient || (!/,\s*to\s/.test(text) && trailing[1] !== '')) return text;
  const { person, after } = takePerson(trailing[2] ?? '');
  if (!person || after.trim() !== '') return text;
  letter.recipient = person;
  return trailing[1] ?? '';
}
