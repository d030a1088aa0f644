import { countWords } from '../text/split.js';
import { capitalise, trimMarks } from '../text/tidy.js';
import { regex } from '../../text/regex.js';

/** “Since you last gave, …”: what follows is the matter. */
const LEADING = regex.i`^(?:(?:since|when|after|if|as|because|although|while|once|from|on|in|at|during|until)\s[^,.]{3,120}|dear\s[^,.]{1,40}),\s+`;
/** “Please let me know whether the lesson can be on Sunday” asks “Can the lesson be on Sunday?” */
const ASKED = regex.u`^(?:Please let (?:me|us) know|(?:I|We)(?:(?: would|['’]d) like| want| need)(?:ed)? to (?:know|ask)|(?:I am|I['’]m|We are) (?:writing to ask|wondering)) (?:if|whether) (?<who>(?!I\s)(?:the|our|my|your|\p{Lu}\S*)\s(?:(?!(?:that|which|who)\s)\S+ ){0,8}?)(?<modal>can|could|is|are|was|were|will|would|has|have) (?<what>[^.?]+)`;
/** “Please let me know why my payslip is wrong”, “… if you can send me the photos” */
const QUESTION = regex.u`^Please let (?:me|us) know (?<word>why|when|how|what|where|which|(?:if|whether) you(?:(?<short>['’](?:d|re))| (?<can>can|could|would|will|are|had|have(?= (?:had|got|been|seen|\p{L}+ed)\b))| (?=(?:have|want|need|know|offer|sell|accept|deliver|ship|prefer|still)\b))) (?<asked>[^.?]+)`;
/** “I’m a freelance illustrator”, “We run a bakery”: who writes is not what the letter is about. */
export const INTRODUCTION = regex.i`^(?:I|we)(?:['’](?:m|re)| am| are) (?:an?|the (?:chair|secretary|treasurer|head|manager|owner|landlord|tenant))\s|^(?:I|we) (?:run|own|manage|teach|work|live|sell|rent)\s`;
const ANOTHER = /,? and (?=(?:if|whether|when|why|how|what|where|which)\s)/i;
const WANTED = regex.i`^(?:I|we)(?:['’]d like| would like|['’]ve got| (?:really )?(?:need|want|have)(?: got)?) to (?<wish>(?:move|push|shift|reschedule|postpone|delay|change|cancel|swap|switch|bring|extend|take|return|exchange|book|order|rent|hire|borrow|add|remove)\s.*)$`;
/** A verb that says little beside its object: “We ordered 40 chairs”, “You promised in May to fix the boiler”. */
const OBJECT = regex.iu`^(?:(?:I|we|you|they|he|she)(?:['’](?:ve|d|m|re))?|(?:the|our|my)(?: \p{Ll}+){1,2}) (?:(?:have|had|has|am|are|been|still|just|also|already|recently|only) )*(?:ha(?:ve|d|s)|got|get|received?|order(?:ed)?|bought|book(?:ed)?|plan(?:ned)?|agreed on|need(?:ed)?|want(?:ed)?|attach(?:ed)?|pa(?:id|ying) for|wait(?:ing)? for|sent|reserved|rented|hired|asked(?: (?:you|us|me))? (?:for|about)|discussed|(?:promised|agreed|offered|wants?|needs?)(?: (?:in|on) \S+)? to \p{Ll}+) (?:(?:an?|the|our|my|this) (?<noun>\S.*)|(?<other>(?:your|(?:order|invoice|booking|parcel)(?= \S*\d)|(?:two|three|four|five|six|\d\S*)(?=(?: \p{Ll}+){0,2} \p{Ll}+s\b))\s.*))$`;
/** Where a noun phrase ends. */
const NOUN_END = regex.i`[,;:]\s|\s(?:because|since|so|that|which|who|where|when|while|if|but|as|until|before|after|and (?:I|we|you|he|she|it|they|must|can|will|would|need|have|want)\b|(?:I|we|you|he|she|it|they|there)|is|are|was|were|has|have|will|can|goes|comes|starts|leaves|today|yesterday)(?=$|[\s'’])`;
const READER = /\s(?:from|with|to|for) (?:you|us|me|him|her|them)\b/gi;
const WORDS_MAX = 10;
export const LAST_PREPOSITION =
  /^(.{8,})\s(?:on|at|in|from|for|with|by|to|near|over|under|of|between|until|till|since)\s.*$/i;

/** The first sentence of a text, without the clause that leads up to its matter. */
export function leadingSentence(text: string): string {
  return text.replace(LEADING, '').split(/[.!?]\s/)[0] ?? text;
}

/**
 * What a letter is about as a subject line, from its sentences in order: “Request to move our call to Monday”, “40 chairs
 * from Ferrand”. Undefined where the first sentence that is no introduction says neither.
 */
export function sentenceMatter(texts: readonly string[]): string | undefined {
  const first = texts.map(leadingSentence).find((sentence) => !INTRODUCTION.test(sentence)) ?? '';
  const { who, modal = '', what = '' } = ASKED.exec(first)?.groups ?? {};
  if (who) return `${capitalise(modal)} ${who}${phraseOf(what)}?`;
  const { word = '', can, short = '', asked = '' } = QUESTION.exec(first)?.groups ?? {};
  const asksYou = / you/.test(word);
  if (asksYou && phraseOf(asked))
    return `${capitalise(can ?? { "'d": 'would', "'re": 'are' }[short.replace('’', "'")] ?? 'do')} you ${phraseOf(asked)}?`;
  if (word && !asksYou) {
    const words = `${word} ${asked.split(ANOTHER)[0]}`.split(/\s+/);
    return capitalise(words.slice(0, WORDS_MAX).join(' ').replace(LAST_PREPOSITION, '$1'));
  }
  const wish = WANTED.exec(first)?.groups?.wish;
  if (wish && phraseOf(wish)) return `Request to ${phraseOf(wish)}`;
  const { noun, other } = OBJECT.exec(first)?.groups ?? {};
  const phrase = phraseOf(noun ?? other ?? '');
  return countWords(phrase) > 1 ? phrase : undefined;
}

/** The words up to the end of their noun phrase, without those that name the reader, and not too long. */
function phraseOf(words: string): string {
  let phrase = trimMarks(words.replace(READER, '').split(NOUN_END)[0] ?? words).replace(
    /(?:\s(?:on|at|in the name|in|from|for|with|by|to|of|and|or))*[.!?]*$/i,
    '',
  );
  while (countWords(phrase) > WORDS_MAX && LAST_PREPOSITION.test(phrase))
    phrase = phrase.replace(LAST_PREPOSITION, '$1');
  return countWords(phrase) > WORDS_MAX ? '' : phrase;
}
