import { regex } from '../../text/regex.js';
import { isPleasantry } from './sentence-purpose.js';
import { capitalise, wordSet } from '../text/words.js';

/** Words that say nothing about a sentence's subject. */
const STOP_WORDS = wordSet`
  a an the of to in on at for from by with and or but so as is are was were be been being it its this that
  these those they them their we our us you your i he she his her him my me not no do does did have has had
  will would can could should may might must than then there here which who whom whose what when where how
  also into over under about after before more most some any each every all just only very if because while
  such other one two
`;

/** The words that carry a text's subject, with endings cut off. */
export function keyTerms(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?:['’]s|ies|ing|ed|es|s)$/u, ''));
}

/** It leans on the sentence before it, so it reads badly alone. */
const LEANING =
  /^(?:For example|For instance|Otherwise|(?:If|When|Once|As soon as) you (?:see|find|spot|want|need|have seen|have found|like) (?:him|her|it|them|one)\b|Also|It(?! (?:is|was|has been|will be) (?:[a-z]+ ){1,2}(?:to|that) )|This|They|These|Those|Its|Their|He|She|His|Her|In the meantime|But|And|So|However|Therefore|Instead|Moreover|Furthermore|In addition|As a result|That|(?:During|In|At|After|Before|Until|By|From|Since|For|On|With|Because of|Due to|As a (?:result|consequence) of|Thanks to|Despite) (?:this|that|these|those|the same)(?! (?:e-?mail|letter|post|article|report|notice|message|year|month|week|morning|afternoon|evening|day|weekend|summer|winter|spring|autumn)\b)|(?:Could|Can|Would|Will) you (?:please )?[a-z]+ (?:that|it|this|them)\b|(?:Please (?:remember|note|bear in mind|ensure|make sure)|Remember|Note|Make sure)(?: that)? (?:it|this|they|these|he|she)|(?:Half|Most|Some|All|Both|Each|None|Many|One|Two|Neither) of (?:them|these|those|it)|Others?|Another)\b|\b(?:drafts?|cop(?:y|ies)|versions?|photos?|parts?|half|most|some|all|both|each|none|dozens|hundreds|lots|plenty|the (?:rest|cost|price|size)) of (?:it|them)\b|\btook part in it\b|\b(?:do|manage|arrange) (?:that|it|this)\?$|^It was (?:agreed|decided|suggested) to [a-z]+ (?:it|them)\b/;

/** It has no subject of its own: “Made by hand in Totnes.” */
const FRAGMENT =
  /^(?:(?:Hand)?[Mm]ade|Designed|Built|Perfect|Ideal|Suitable|Available|Comes|Includes|Works|Fits|Needs|Has|Was|Is)\b[^,?]*$/;

/**
 * “It was agreed that it will go up”, “On arrival I found that she …”, “From May her duties …”: before the pronoun stand
 * only the speaker, a time and what no pronoun is for.
 */
const BEFORE_ITS_NAME = regex.u`^(?:(?:It (?:was|has been|is)|(?:I|We|On|At|In|From|Until|By|Since|After|Then|When|Before|Today|Yesterday|Later)\b)(?! (?:the|a|an|my|our|your)\b))(?:[ ,]+(?!(?:the|a|an|my|our|your|this|that (?:the|a|an|my|our|your)|all|any|everyone|someone|anyone|nobody|people|\p{Ll}{3,}(?<!thi|wa|ha)s)\b)(?:\p{Ll}+|I|\d+|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}{2,5}day)){0,8}?[ ,]+(?:he|she|they|him|his|her|them|their|that it(?! (?:is|was|will be|would be|has been|had been|might be|may be) (?:\p{Ll}+ ){1,3}(?:to|that|if)\b))\b`;

/** Whether a sentence begins by referring to the one before it. */
export function leansOnTheLast(sentence: string): boolean {
  return (
    LEANING.test(sentence) ||
    OF_THE_LAST.test(sentence) ||
    FRAGMENT.test(sentence) ||
    BEFORE_ITS_NAME.test(sentence)
  );
}

const CHAIN_MAX = 6;
/** It goes on about the same person or thing. */
const GOES_ON = /^(?:Its?|Their|This|They|These|He|She|His|Her|You|We|Whether|If|When|With)\b/;

/** It can only speak of the sentence right before it. */
const OF_THE_LAST =
  /^(?:Otherwise|[^.!?]{3,80} (?:both|either)(?=[,.;!?])|The reasons? (?:for|behind) (?:this|that|these|it)\b|This|That|These|Those|But|And|So|However|Therefore|Instead|As a result|(?:During|In|At|After|Before|Until|By|From|Since|For|On|With|Because of|Due to|As a (?:result|consequence) of|Thanks to|Despite) (?:this|that|these|those|the same))\b/;

const goesOn = (sentence: string): boolean =>
  GOES_ON.test(sentence) ||
  FRAGMENT.test(sentence) ||
  BEFORE_ITS_NAME.test(sentence) ||
  isPleasantry(sentence);

/** The place of the sentence that another one leans on, behind those that lean on it too; -1 where it leans on none. */
export function anchorOf(sentences: readonly string[], index: number): number {
  if (index === 0 || !leansOnTheLast(sentences[index] ?? '')) return -1;
  let anchor = index - 1;
  if (OF_THE_LAST.test(sentences[index]!)) return anchor;
  while (anchor > 0 && index - anchor < CHAIN_MAX && goesOn(sentences[anchor]!)) anchor -= 1;
  return anchor;
}

/** “But we close at six.” → “We close at six.” */
export function withoutLink(sentence: string): string {
  return capitalise(
    sentence.replace(/^(?:But|And|So|Also|However|Therefore|Moreover|Furthermore),? (?=\p{L})/u, ''),
  );
}
