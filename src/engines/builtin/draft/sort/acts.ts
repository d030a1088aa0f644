import { ACTS, type ActForm } from '../data/acts.js';
import type { Tagger } from '../text/tagger.js';
import { isPhrase } from '../text/objects.js';
import { trimMarks } from '../text/tidy.js';
import { isLetter, unsay, type Brief } from './brief.js';
import { isReader } from './find-reader.js';
import { withoutLinks } from './read-direction.js';
import { perform, type ReadAct } from './perform-act.js';
import { namesOther, PERSON_OF, speaksOf, spokenOf, toReader } from './pronouns.js';
import { readRecipient } from './recipient.js';
import { regex } from '../../text/regex.js';

const CLAUSE_MAX = 400;
/** The person an act is done to: short, and never across a comma. */
const PERSON = String.raw`(?:\s(?<person>(?:him|her|them|us|me)\b|(?!(?:that|to|for|about|if|wh[aeoy]\p{L}*|how)\b)[^\s,](?:(?!\s(?:that|to|for|wh(?:at|en|ere|o|y|ich|ose|ether)|how|if|because|has|have|is|are|was|will|wants?|needs?|tried|agreed|forgot|refuses?|hopes?|and \p{L}+ing)\s|(?<!\s(?:of|at|from|in|for|and|to))\s(?:the|an?|our|my)\s)[^,]){0,70}?))`;
const FORMS = ACTS.map((form) => ({
  form,
  pattern: new RegExp(
    `^(?:(?:to|and|please|also|that) ){0,2}(?:${form.lead.replaceAll('<o>', PERSON)})(?=\\s|$)\\s*(?<rest>.*)$`,
    'iu',
  ),
}));
/** Words that say how to perform an act are a direction: “apologise for the noise, but only once”, not “thank him for coming twice”. */
const MANNER =
  /^(?!\p{Ll}+ing .*(?:once|twice)$).*\b(?:but|only|once|twice|nicely|briefly|politely|properly)\b/iu;
/** A second act, which gets a sentence of its own. */
const ANOTHER_ING = regex.i`\band (?:ask|say|offer|thank|tell|invit|remind|confirm|request|inform|explain|promis|admit+|suggest|propos)ing\b`;
const ANOTHER = regex.i`${ANOTHER_ING.source}|\band (?:to )?(?:thank|invite|ask|tell|say|remind|apologi[sz]e|offer|promise|wish)\b`;
const SINCE = / (?:while|when|because|since|as|after|before) .*$/;
const LONE_NAME = /^(?:M(?:rs?|s)[.\ue02e]? )?(?!\p{Lu}\p{Ll}+day$)\p{Lu}\p{Ll}+$/u;
/** “the wrong seat covers”, “missing the call”: the object of an act, whatever its words look like. */
const OBJECT = regex.u`^(?:(?:the|an?|my|our|your|his|her|their)\s|(?:not )?\p{Ll}+ing\s)(?!.*\b(?:is|are|was|were|will|has|have|can|could|would|I|we|he|she|it|they)\s)[^,.:;!?]+$`;
/** Reads a clause such as “ask her to send the slides” as an act of a letter, if what it is done with is proved to be the kind of phrase that its sentence takes and stands in it word for word, pronouns of the reader aside. */
export function readAct(clause: string, brief: Brief, isTask = false): ReadAct | null {
  if (clause.length > CLAUSE_MAX) return null;
  const text = trimMarks(withoutLinks(clause)).replace(/(?:\s+politely)?[.!?]*$/i, '');
  for (const { form, pattern } of FORMS) {
    const match = pattern.exec(text);
    if (!match?.groups || (form.opensLetter && !(isTask && isLetter(brief) && brief.parts.length === 0)))
      continue;
    const act = proveAct(form, match.groups.rest?.trim() ?? '', brief, match.groups.person);
    // What the act says is in its sentence, its verb need not be.
    if (act) unsay(brief, text.slice(0, text.length - (match.groups.rest ?? '').length));
    if (act) return act;
  }
  return null;
}

function proveAct(form: ActForm, words: string, brief: Brief, person?: string) {
  if ((form.complement === 'none') !== (words === '')) return null;
  if (!isReader(person, brief)) return thankOther(form, words, brief, person);
  const addressed =
    words === '' ? '' : fits(form, words, brief.tagger) ? addressReader(words, brief, person) : null;
  if (addressed === null) return null;
  settleRecipient(person, brief);
  return perform(form, addressed, brief);
}

/** “Thank you to Mrs Oduya for her time”, in a letter to her firm. */
function thankOther(form: ActForm, words: string, brief: Brief, person = ''): ReadAct | null {
  const isNamed = /^(?:(?:our|my|your) )?(?:\p{Ll}+ )?\p{Lu}/u.test(person);
  if (!form.lead.startsWith('(?:thank|') || !isNamed || !brief.recipient || !fits(form, words, brief.tagger))
    return null;
  return { sentence: `Thank you to ${person} for ${trimMarks(words)}` };
}

function fits({ complement, lead }: ActForm, words: string, tagger: Tagger): boolean {
  switch (complement) {
    case 'noun':
      // “ask for Colin” is said to the reader.
      if (lead.endsWith(' for') && LONE_NAME.test(words)) return false;
      return (
        (isPhrase(words, tagger) || OBJECT.test(words.replace(SINCE, ''))) &&
        !MANNER.test(words) &&
        !ANOTHER.test(words)
      );
    case 'verb':
      return tagger.isVerbPhrase(words) && !ANOTHER_ING.test(words);
    case 'question':
      return /^(?:why$|\S+\s+\S)/.test(words) && !ANOTHER.test(words);
    case 'clause':
      return (
        !ANOTHER_ING.test(words) &&
        (tagger.isSentence(words) ||
          /^(?:I|we|you|he|she|they)\s/i.test(words) ||
          /.\b(?:that|because)$/.test(lead))
      );
    case 'none':
      return true;
  }
}

function settleRecipient(person: string | undefined, brief: Brief): void {
  if (person === undefined) return;
  const pronoun = PERSON_OF[person.toLowerCase()];
  if (pronoun && brief.recipient) brief.recipient.pronoun ??= pronoun;
  else if (pronoun) brief.recipient = { words: '', pronoun };
  else if (!/^(?:us|me)$/i.test(person)) brief.recipient ??= readRecipient(person);
}

function addressReader(words: string, brief: Brief, person?: string): string | null {
  const { recipient, parts, said, tagger } = brief;
  const pronoun =
    PERSON_OF[person?.toLowerCase() ?? ''] ??
    recipient?.pronoun ??
    (recipient?.name ? tagger.pronounOf(recipient.name) : undefined) ??
    (['he', 'she'] as const).find((each) => tagger.pronounOf(person ?? '') === each && speaksOf(words, each));
  // An organisation or an unknown reader is “they”, and a person may be “he” or “she”.
  const spoken = pronoun ?? spokenOf(words, said);
  // “Kate will be late because she missed her train”: she is not the reader.
  if (spoken && namesOther(words, spoken, tagger, recipient?.words)) {
    brief.mayMisaddress = true;
    return words;
  }
  if (pronoun) return speaksOf(words, pronoun) ? toReader(words, pronoun) : words;
  // “confirming our order of 40 chairs and asking when they will arrive”
  if (spoken === 'they' && parts.length > 0 && /^(?:when|where|what|how) they\b/i.test(words)) return words;
  return spoken ? toReader(words, spoken) : words;
}
