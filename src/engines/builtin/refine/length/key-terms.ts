import { wordSet } from '../text/words.js';

/** Words that say nothing about a sentence's subject. */
const STOP_WORDS = wordSet`a an the of to in on at for from by with and or but so as is are was were be been being it its this that these those they them their we our us you your i he she his her him my me not no do does did have has had will would can could should may might must than then there here which who whom whose what when where how also into over under about after before more most some any each every all just only very if because while such other one two`;

/** The words that carry a text's subject, with endings cut off. */
export function keyTerms(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?:['’]s|ies|ing|ed|es|s)$/u, ''));
}

/** It leans on the sentence before it, so it reads badly alone. */
const LEANING =
  /^(?:For example|For instance|Also|It(?! (?:is|was|has been|will be) (?:[a-z]+ ){1,2}(?:to|that) )|This|They|These|Those|He|She|But|And|So|However|Therefore|Instead|Moreover|Furthermore|In addition|As a result|That|(?:Could|Can|Would|Will) you (?:please )?[a-z]+ (?:that|it|this|them)\b|(?:Please (?:remember|note|bear in mind|ensure|make sure)|Remember|Note|Make sure)(?: that)? (?:it|this|they|these|he|she))\b/;

/** Whether a sentence begins by referring to the one before it. */
export function leansOnTheLast(sentence: string): boolean {
  return LEANING.test(sentence);
}
