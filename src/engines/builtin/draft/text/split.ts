import { regex } from '../../text/regex.js';

/** The sentences of one masked line, with their stops. Also cuts at semicolons. */
export function splitSentences(line: string): string[] {
  return line
    .split(
      /(?<=[.!?…][\ue022”’)\]]?)\s+(?=\S)|(?<=[\ue02e\ue021\ue03f][\ue022\ue029”])\s+(?=\p{Lu}|\d|(?:max|min|keep|no|sign|not|under|about)\b)|;\s+/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The segments of a masked sentence between its commas. */
export function splitAtCommas(sentence: string): string[] {
  return sentence
    .split(/,\s+|,$/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.,%/-]*/gu)?.length ?? 0;
}

const CONTINUES = regex.iu`^(?:and|but|or|nor|so|because|since|after|before|as|which|who|whose|where|when|while|if|unless|until|till|that|than|with|without|including|incl|especially|both|not|plus|such as|for example|e\.g|i\.e|like|too(?! many| much| few)|though|although|whereas|in which|of which|at least|preferably|ideally|same (?:restaurant|place|room|venue|time)|to [a-z]+|then|born (?:on|in|\p{Lu}))\b`;
/** “…, replacing Jon Beck” */
const PARTICIPIAL = regex.u`^(?!(?:ask|say|tell|thank|invit|remind|apologi[sz]|confirm|announc|inform|explain|congratulat|request|us|mention|sign|offer|promis|admitt|propos)ing)[a-z]{3,}ing\s(?:the|an?|our|my|your|all|its|their|his|her|\p{Lu})`;
/** “ and thank her for …”: an act joined to what comes before. */
const JOINED_ACT = regex.i`\s+(?:and|but)\s+(?:to\s+)?(?=(?:please\s+|pls\s+)?(?!tell (?:me|us)\b)(?:sign|mention|ask|tell|thank|apologi[sz]e|invite|remind|offer|say|explain|confirm|promise|wish)\b|(?:ask|say|tell|thank|apologi[sz]|invit|remind|offer|explain|confirm|request|inform|promis|admitt|propos)ing\b)`;
const ACT = regex.i`^(?:and|but|also|then)\s+(?:please\s+)?(?:that (?:I|we|you|he|she|it|they|the|our|my|there)|ask|tell|thank|say|invite|remind|offer|mention|apologi[sz]e|explain|confirm|sign|promise|wish)\b`;
/** “from the headteacher, Ruth Akande” */
const OF_ROLE = /\b(?:from|is) (?:the|our|my) \p{Ll}[\p{Ll} -]{2,30}$/u;
const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}\.?$/u;
/** “She should come at nine and ask for Tomasz”: what the reader does. */
const OBLIGES = /^(?:he|she|they|you|guests|new \p{L}+) (?:should|must|needs? to|ha(?:s|ve) to)\s/iu;

/** The clauses of a masked sentence at its commas; a comma within a list or before a subordinate clause does not cut. */
export function splitClauses(sentence: string, mayHaveActs: boolean): string[] {
  const hasActs = mayHaveActs && !OBLIGES.test(sentence);
  const clauses: string[] = [];
  const segments = splitAtCommas(sentence).flatMap((segment) =>
    hasActs ? segment.split(JOINED_ACT) : [segment],
  );
  for (const segment of segments) {
    const last = clauses.at(-1);
    const continues =
      last !== undefined &&
      ((OF_ROLE.test(last) && NAME.test(segment)) || CONTINUES.test(segment) || PARTICIPIAL.test(segment)) &&
      !(hasActs && ACT.test(segment));
    if (continues) clauses[clauses.length - 1] = `${last}, ${segment}`;
    else clauses.push(segment);
  }
  return clauses;
}
