import { regex } from '../../text/regex.js';
import { AGENT_NOUNS, NOT_AGENTS } from '../data/agents.js';
import { editSentences } from '../text/edit-prose.js';
import { capitalise, wordPairs, uncapitalise } from '../text/words.js';
import { baseOfPast, formsOf } from './inflect.js';

const AUXILIARY = String.raw`(?:(?:will|can|could|should|must|may|might|would)(?: not)? be|(?:has|have|had)(?: not)? been|(?:is|are|was|were)(?: not|n['’]t)?(?: being)?)`;
const PARTICIPLE = String.raw`\p{L}{1,20}(?:ed|en|wn|ne|de|lt|ght|id|ung|ut|pt|ld|nt|wn|et|un|um|nd|rn|st|it|ad)`;
const AGENT = String.raw`(?:(?:the|a|an|our|their|its|his|her|my|your|all|some|several|many|two|three|one of our)\s+)?(?:(?:Mr|Mrs|Ms|Dr|Prof)\.?\s+)?[\p{L}'’&-]+(?:\s+(?!(?:and|on|in|at|to|every|before|after|with|for|during|last|next|within|between|per|each|this|that|who|which|because|when|while|as|from|of|so|but|or|if|by|since|until|via|into|is|are|was|were|has|have|will|can|yesterday|today|tomorrow|soon|now|again)\b)[\p{L}'’&-]+){0,3}(?:\s+and\s+(?:(?:the|our|their|his|her|my)\s+)?\p{L}[\p{L}'’-]+(?=[.,;!?]|$))?`;
const PASSIVE = regex.isu`^(.{1,80}?)\s+(${AUXILIARY})\s+((?:\p{L}+ly\s+)?)(${PARTICIPLE})\s+((?:(?!\bby\b)[^\s,;]+\s+){0,8}?)by\s+(${AGENT})(.*)$`;
/** The subject may have another verb after the agent, or the agent is cut at an abbreviation: it can't become the object. */
const OTHER_VERB = regex.iu`^\.\s|^,\s+(?:mr|mrs|ms|dr|prof|who|which|whose|the|our|your|his|her|an?)\b|^\s*(?:(?:of|from(?! \d)|with|without|under|over|aged|who|whom|whose|which|that)\b|(?:to|in|for) (?:whom|which)\b|to (?!(?:the|an?|our|your|his|her|their|my|us|you|him|me|them|\p{L}+'s)\b)\p{Ll})|\b(?:and|but|or|nor|yet|then|so)\b|\b(?:before|after|when|while|without|by|once|until)\s+(?:being|\p{L}+(?:ing|ed)\b)|,\s+(?:\p{L}+ly )?\p{L}+(?:ing|ed)\b`;
/** “by the person who closes the kitchen”, up to the end of the clause. */
const RELATIVE = regex.iu`^ who (?!(?:is|are|was|were)\b)(?:(?!\b(?:and|but|or|to|on|in|at|that|since|until|by|for|before|after)\b)[^,;\d])+$`;
const LEAD =
  /^((?:However|Therefore|In addition|Today|Finally|Moreover|Also|Then|Later|First|Second|Last (?:week|month|year)|Yesterday|In \d{4}|As a result|Fortunately|Unfortunately),?\s+)?([^]*)$/;
/** A subject with one of these can't become an object without leaving something behind. */
const NO_OBJECT = regex.i`[,;:]|^(?:which|that|who|there|what|if|when|while|because|although|as|since|after|before|it\s+is)\b|\b(?:who|which|that|is|are|was|were|has|have|had|will|because|when|if)\b|\b(?:and|but|or|then)$`;
const SUBJECT_WORDS_MAX = 9;
/** A new clause begins here, so that only one clause is turned at a time. */
const SEAM = regex.i`((?:,? and |, but |; |, so |, while )(?=(?:it|they|he|she|we|the|this|these|our|a|an|all|each|every)\b[^,;]{1,60}\b(?:is|are|was|were|been|be)\b)|, and (?=(?!(?:not|no|nothing|what|who|that|which)\b)[a-z]+(?: [a-z]+){0,2} (?:is|are|was|were|(?:has|have|had) been) ))`;

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
  const clauses = body
    .split(SEAM)
    .map((part, index) => (index % 2 === 1 ? part : turnClause(part, index === 0, isName)));
  return clauses.join('') + end;
}

/** “It was decided by the board that”, and what follows. */
const IT_WAS = regex.iu`^It was (decided|agreed|announced|confirmed|reported|explained|suggested) by (${AGENT}) that (?=\p{L})`;
/** “by a firm from Antwerp” */
const ORIGIN = /^ from \p{Lu}\p{L}+/u;

function turnClause(clause: string, isFirst: boolean, isName: (word: string) => boolean): string {
  const [, lead = '', rest = ''] = LEAD.exec(clause) ?? [];
  const [said = '', verb = '', agent = ''] = IT_WAS.exec(rest) ?? [];
  if (canAct(agent))
    return `${lead + (lead ? agent : capitalise(agent))} ${verb} that ${turnClause(rest.slice(said.length), false, isName)}`;
  const turned = turnMain(rest, isName);
  if (turned === undefined) return clause;
  return lead !== '' ? lead + turned : isFirst ? capitalise(turned) : turned;
}

function turnMain(clause: string, isName: (word: string) => boolean): string | undefined {
  const [, subject = '', auxiliary = '', adverb = '', participle = '', middle = '', agent = '', after = ''] =
    PASSIVE.exec(clause) ?? [];
  const [origin = ''] = ORIGIN.exec(after) ?? [];
  const rest = after.slice(origin.length);
  const isRelative = RELATIVE.test(rest);
  if (
    !canAct(agent) ||
    subject.split(/\s+/).length > SUBJECT_WORDS_MAX ||
    NO_OBJECT.test(subject) ||
    (OTHER_VERB.test(rest) && !isRelative) ||
    /^(?:into|after|at|for|on|with|to|upon|about)\s*$/.test(middle) ||
    /\b(?:and|or|but|because|when|while|if|as|since|after|before|until|that|which|who|where)\b/i.test(middle)
  )
    return undefined;
  const verb = toActive(auxiliary, adverb, participle, agent);
  if (verb === undefined) return undefined;
  const isFullName = /^\p{Lu}\p{L}+ \p{Lu}/u.test(subject) && !ARTICLE.test(subject);
  const object =
    OBJECTIVE.get(subject.toLowerCase()) ?? (isFullName ? subject : uncapitalise(subject, isName));
  const subjective = (SUBJECTIVE.get(agent.toLowerCase()) ?? agent) + origin + (isRelative ? rest : '');
  const end = isRelative ? '' : /^[,;.!?]/.test(rest.trimStart()) ? rest.trimStart() : rest;
  const particle =
    /^it$/.test(object) || PRONOUN.test(object)
      ? ''
      : (/^(?:out|up|off|down|away|back)\s+/.exec(middle)?.[0] ?? '');
  return `${subjective} ${verb} ${particle}${object} ${middle.slice(particle.length)}`.trimEnd() + end;
}

function toActive(auxiliary: string, adverb: string, participle: string, agent: string): string | undefined {
  const base = baseOfPast(participle);
  if (base === undefined || base === 'be') return undefined;
  if (/^any/i.test(agent) && /\bnot\b|n['’]t/i.test(auxiliary)) return undefined;
  const forms = formsOf(base);
  const plural = isPlural(agent);
  const not = /\bnot\b|n['’]t/i.test(auxiliary) ? ' not' : '';
  const helper = auxiliary.toLowerCase().replace(/\s*\bnot\b|n['’]t/, '');
  if (helper.endsWith(' be')) return `${helper.slice(0, -3)}${not} ${adverb}${base}`;
  const agreeing = (past: string, many: string, one: string) =>
    /^(?:was|were|had)/.test(helper) ? past : plural ? many : one;
  if (helper.endsWith('been')) return `${agreeing('had', 'have', 'has')}${not} ${adverb}${forms.participle}`;
  const is = agreeing(plural ? 'were' : 'was', 'are', 'is');
  if (helper.endsWith('being')) return `${is}${not} ${adverb}${forms.gerund}`;
  return not
    ? `${agreeing('did', 'do', 'does')} not ${adverb}${base}`
    : adverb + agreeing(forms.past, base, forms.third);
}

const ARTICLE =
  /^(?:The|A|An|Our|Their|Its|His|Her|My|Your|This|That|These|Those|All|Some|Each|Every|Most|Many)\b/;
const PRONOUN = /^(?:me|him|her|us|them|you|whom)$/i;

/** Whether the words after “by” name someone who can act, not a time, a place or a means. */
function canAct(agent: string): boolean {
  const [head = '', ...others] = agent.trim().split(/\s+/).toReversed();
  if ([head, ...others].some((word) => NOT_AGENTS.test(word))) return false;
  if (PRONOUN.test(agent) || AGENT_NOUNS.has(head.toLowerCase())) return true;
  return isNameLike(head) && others.every((word) => isNameLike(word) || /^(?:and|the|&|our|my)$/i.test(word));
}

function isNameLike(word: string): boolean {
  return /^\p{Lu}\p{L}+/u.test(word) && !ARTICLE.test(word);
}

/** Whether an agent takes the plural verb. */
function isPlural(agent: string): boolean {
  if (/^(?:me|us|them|you)$/i.test(agent) || /\band\b/i.test(agent)) return true;
  if (/^(?:him|her|it)$/i.test(agent)) return false;
  const head = agent.trim().split(/\s+/).at(-1) ?? '';
  return (
    /^(?:people|men|women|children|police|craftsmen)$/i.test(head) ||
    (/[^su]s$/.test(head) && !isNameLike(head))
  );
}
