import { regex } from '../../text/regex.js';
import { classOf } from '../grammar/word-classes.js';
import { editSentences } from '../text/edit-prose.js';
import { capitalise, wordPairs, uncapitalise } from '../text/words.js';
import {
  BARE,
  IT_WAS,
  ORIGIN,
  PASSIVE,
  SUBORDINATE,
  OTHER_VERB,
  OF_AGENT,
  FOR_USE,
  TELLING,
  TOLD,
  PHRASAL,
  NEXT_CLAUSE,
  RELATIVE,
  LEAD,
  NO_OBJECT,
} from './passive-patterns.js';
import { canAct, isPerson, isPlural } from './can-act.js';
import { baseOfPast, formsOf } from './inflect.js';

const SUBJECT_WORDS_MAX = 9;
/** A new clause begins here, so that only one clause is turned at a time. */
const SEAM = regex.i`((?:,? and |, but |; |, so |, while | (?:when|if|unless|until|because|once) )(?=(?:it|they|he|she|we|the|this|these|our|your|my|his|her|their|a|an|all|each|every)\b[^,;]{1,60}\b(?:is|are|was|were|been|be)\b)|, and (?=(?!(?:not|no|nothing|what|who|that|which)\b)[a-z]+(?: [a-z]+){0,2} (?:is|are|was|were|(?:has|have|had) been) ))`;

const SUBJECTIVE = wordPairs`me=I him=he her=she us=we them=they you=you it=it`;
const OBJECTIVE = wordPairs`i=me he=him she=her we=us they=them`;

/** Makes the passive sentences of a text active, or only those that match `which`. */
export async function turnActive(content: string, which = /^/): Promise<string> {
  if (!which.test(content)) return content;
  const { default: nlp } = await import('compromise');
  const isName = (word: string) => nlp(word).has('#ProperNoun') || nlp(word).has('#Acronym');
  return editSentences(content, (each) => (which.test(each) ? turnSentence(each, isName) : each));
}

/** Turns each passive clause whose “by …” names who acts into an active one; everything else stays as it is. `isName` tells which words keep their capital. */
function turnSentence(sentence: string, isName: (word: string) => boolean): string {
  const end = /[.!?]+["'”’)]*$/u.exec(sentence)?.[0] ?? '';
  const body = sentence.slice(0, sentence.length - end.length);
  const clauses: string[] = [];
  for (const part of body.split(SEAM)) {
    const [last = '', seam = ''] = [clauses.at(-2), clauses.at(-1)];
    // “the salt and the pepper were passed by him”: no clause stands before “and”.
    if (clauses.length % 2 === 0 && clauses.length > 0 && !FINITE.test(last.replace(/^[^]*,/, '')))
      clauses.splice(-2, 2, last + seam + part);
    else clauses.push(part);
  }
  return (
    clauses.map((part, index) => (index % 2 === 1 ? part : turnClause(part, index === 0, isName))).join('') +
    end
  );
}

const FINITE =
  /\b(?:am|is|are|was|were|has|have|had|will|would|can|could|should|must|may|might|do|does|did)(?:n['’]t)?\b/i;

function turnClause(clause: string, isFirst: boolean, isName: (word: string) => boolean): string {
  const [, lead = '', rest = ''] = LEAD.exec(clause) ?? [];
  const [said = '', verb = '', agent = ''] = IT_WAS.exec(rest) ?? [];
  if (canAct(agent))
    return `${lead + (lead ? agent : capitalise(agent))} ${verb} that ${turnClause(rest.slice(said.length), false, isName)}`;
  const [, opener = '', inner = ''] = SUBORDINATE.exec(lead) ?? [];
  const start = opener === '' ? lead : `${opener}${turnMain(inner, isName) ?? inner}, `;
  const turned = turnMain(rest, isName);
  if (turned === undefined) return start + rest;
  return lead !== '' ? start + turned : isFirst ? capitalise(turned) : turned;
}

function turnMain(clause: string, isName: (word: string) => boolean): string | undefined {
  const [, subject = '', auxiliary = '', adverb = '', participle = '', middle = '', agent = '', after = ''] =
    PASSIVE.exec(clause) ?? [];
  const [origin = ''] = ORIGIN.exec(after) ?? [];
  const rest = after.slice(origin.length);
  const isRelative = RELATIVE.test(rest);
  const next = rest.replace(NEXT_CLAUSE, '');
  const isPhrasal = PHRASAL.test(`${participle} ${middle}`);
  const isTold = TELLING.test(participle) && TOLD.test(rest) && !/\b(?:and|but|or|then)\b/.test(next);
  if (
    !canAct(agent, participle) ||
    isOfOther(middle) ||
    (BARE.test(participle) && middle.startsWith('to ')) ||
    (OF_AGENT.test(rest) && !isTold) ||
    subject.split(/\s+/).length > SUBJECT_WORDS_MAX ||
    NO_OBJECT.test(subject) ||
    (/^ for (?!\d|an?\b|two|three|several|many|the (?:first|second|last|past))/.test(rest) &&
      !isPerson(agent)) ||
    (OTHER_VERB.test(next) && !isRelative && !isTold) ||
    (!isPhrasal && /^(?:into|after|at|for|on|with|to|upon|about)\s*$/.test(middle)) ||
    (!isPhrasal &&
      /\b(?:and|or|but|because|when|while|if|as|since|after|before|until|that|which|who|where)\b/i.test(
        middle,
      ))
  )
    return undefined;
  const verb = toActive(auxiliary, adverb, participle, agent);
  if (verb === undefined) return undefined;
  const isFullName = /^\p{Lu}\p{L}+ \p{Lu}/u.test(subject) && !ARTICLE.test(subject);
  const object =
    OBJECTIVE.get(subject.toLowerCase()) ??
    (isFullName ? subject : uncapitalise(subject, (word) => isName(word) || isUnknown(word)));
  const only = /\bonly\b/i.test(auxiliary) ? 'only ' : '';
  const subjective =
    only + (SUBJECTIVE.get(agent.toLowerCase()) ?? agent) + origin + (isRelative ? rest : '');
  const end = isRelative ? '' : /^[,;.!?]/.test(rest.trimStart()) ? rest.trimStart() : rest;
  const particle = isPhrasal
    ? middle
    : /^(?:it|me|him|her|us|them|you)$/i.test(object)
      ? ''
      : (/^(?:out|up|off|down|away|back)\s+/.exec(middle)?.[0] ?? '');
  return `${subjective} ${verb} ${particle}${object} ${middle.slice(particle.length)}`.trimEnd() + end;
}

/** Whether the agent is that of a nearer word: “is sent to a server managed by the team”. */
function isOfOther(middle: string): boolean {
  const [, last = ''] = /(\p{L}+)["'”’]? $/u.exec(middle) ?? [];
  return FOR_USE.test(middle) || last.endsWith('ed') || classOf(last).includes('P');
}

/** A word of no class that the beginning of a sentence can have: a name. */
const isUnknown = (word: string) => word.length > 2 && !/[NSJRFGCDP]/.test(classOf(word.toLowerCase()));

function toActive(auxiliary: string, adverb: string, participle: string, agent: string): string | undefined {
  const base = baseOfPast(participle);
  if (base === undefined || base === 'be') return undefined;
  if (/^any/i.test(agent) && /\bnot\b|n['’]t/i.test(auxiliary)) return undefined;
  const forms = formsOf(base);
  const plural = isPlural(agent);
  const [since = ''] = /\b(?:now|also|already|therefore|since|recently|always) /.exec(auxiliary) ?? [];
  const not = /\bnot\b|n['’]t/i.test(auxiliary) ? ' not' : '';
  const helper = auxiliary.toLowerCase().replace(/\s*\b(?:not|only)\b|n['’]t/, '');
  if (/^(?:would|could|should|might|must|will|may) have been$/.test(helper))
    return `${helper.slice(0, -5)}${not} ${adverb}${forms.participle}`;
  if (helper.endsWith(' be')) return `${helper.slice(0, -3)}${not} ${adverb}${base}`;
  const agreeing = (past: string, many: string, one: string) =>
    /^(?:was|were|had)/.test(helper) ? past : plural ? many : one;
  if (helper.endsWith('been'))
    return `${agreeing('had', 'have', 'has')}${not} ${since}${adverb}${forms.participle}`;
  const is = agreeing(plural ? 'were' : 'was', 'are', 'is');
  if (helper.endsWith('being')) return `${is}${not} ${adverb}${forms.gerund}`;
  return not
    ? `${agreeing('did', 'do', 'does')} not ${adverb}${base}`
    : adverb + agreeing(forms.past, base, forms.third);
}

const ARTICLE =
  /^(?:The|A|An|Our|Their|Its|His|Her|My|Your|This|That|These|Those|All|Some|Each|Every|Most|Many)\b/;
