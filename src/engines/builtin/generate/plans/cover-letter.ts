import { capitalise } from '../grammar/casing.js';
import { joinAnd } from '../grammar/joining.js';
import { isClause } from '../grammar/phrases.js';
import { GREETINGS, SIGN_OFFS } from '../data/letter-situations.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import type { PhraseBank } from '../realise/voice.js';
import { splitList } from '../brief/sentences.js';
import { callToAction } from './call-to-action.js';
import { nameRecipient } from './letter-people.js';
import type { Plan, PlanContext } from './plan.js';

const OPENING: PhraseBank = {
  neutral: ['I am applying for the position of {role} at {employer}.'],
  formal: ['I am writing to apply for the position of {role} at {employer}.'],
  friendly: ['I would love to join {employer} as {a role}, and this is my application.'],
  confident: ['The position of {role} at {employer} matches what I do, and I would like to show you why.'],
  persuasive: [
    'The position of {role} at {employer} caught my attention at once, and I would like to tell you why.',
  ],
  enthusiastic: ['I was very happy to see that {employer} is looking for {a role}: here is my application.'],
};
const OPENING_ROLE: PhraseBank = {
  neutral: ['I am applying for the position of {role}.'],
  formal: ['I am writing to apply for the position of {role}.'],
  friendly: ['I would love to join you as {a role}, and this is my application.'],
};
const MATCH: readonly string[] = [
  'What draws me to the position is the work itself: it is close to what I have done so far, and it leaves room to learn.',
  'I work carefully, I ask when something is unclear, and I like to see things through to the end.',
  'I would gladly show you examples of my work and tell you how they came about.',
];
const CLOSE: PhraseBank = {
  neutral: ['I look forward to hearing from you and would be glad to introduce myself in person.'],
  formal: ['I would welcome the opportunity to introduce myself in person and look forward to your reply.'],
  friendly: ['I would be very happy to meet you and tell you more.'],
  confident: ['I look forward to meeting you and to talking about what I can contribute.'],
};

/** Greeting, the position, what the applicant brings in their own words, why it fits, close. */
export const coverLetter: Plan = (context) => {
  const { brief, voice } = context;
  const role = roleOf(context);
  const employer = brief.brand;
  const named = nameRecipient(brief.recipient);
  const stated = experienceOf(context);
  if (stated.length === 0)
    context.warnings.push({
      reason: 'few_facts',
      message: 'The prompt tells nothing of the applicant: experience, skills and results make the letter.',
    });
  const draft = new Draft()
    .line(voice.say(GREETINGS[named.kind], named.slots) ?? 'Dear Sir or Madam,')
    .paragraph(
      (employer ? voice.say(OPENING, { role, employer }) : null) ?? voice.say(OPENING_ROLE, { role }),
    )
    .paragraph(...stated)
    .paragraph(...MATCH.map((sentence, index) => optional(2 + index, voice.say([sentence]))))
    .paragraph(
      brief.callToAction ? callToAction(brief.callToAction) : voice.say(CLOSE),
      optional(5, 'Thank you for your time.'),
    );
  const words = voice.say(SIGN_OFFS) ?? 'Kind regards';
  return draft.lines(brief.sender ? [`${words},`, brief.sender] : [words]);
};

function roleOf({ brief }: PlanContext): string {
  const core =
    brief.labels.get('role') ??
    brief.core
      .replace(/^(?:(?:an?\s+|my\s+)?application\s+)?(?:for|as)\s+/i, '')
      .replace(/^(?:an?|the)\s+/i, '')
      .replace(/^(?:position|role|job|post|opening)\s+(?:of|as)\s+(?:an?\s+)?/i, '');
  const head =
    core.split(/\s+(?:position|role|job|opening|post|vacancy)\b|,|;|:|\s(?:at|with|in|who)\s/i)[0] ?? core;
  return head.trim().split(/\s+/).slice(0, 6).join(' ') || 'the advertised position';
}

/** "trained three juniors", "speak Spanish": what the applicant did or does. */
const DEED =
  /^(?:\p{Ll}+(?:ed|t) (?:the|an?|my|our|over|more|two|three|four|five|six|seven|eight|nine|ten|\d)|(?:led|built|ran|wrote|won|taught|grew|managed|founded|speak|know|hold|love|enjoy|work|teach|run|lead|write|build|manage|can|am)\s)/iu;

/** What the prompt tells of the applicant: sentences as they are, phrases after "I have". */
function experienceOf({ brief }: PlanContext): string[] {
  const sentences = brief.rest.filter((text) => isClause(text));
  const labelled = splitList(brief.labels.get('experience') ?? '');
  const covered = (text: string) => sentences.some((sentence) => sentence.includes(text));
  const phrases = [...brief.points, ...labelled, ...brief.facts.map((fact) => fact.text)].filter(
    (text) => !covered(text),
  );
  const clauses = phrases.filter((text) => isClause(text));
  const deeds = phrases.filter((text) => !isClause(text) && DEED.test(text));
  const things = phrases
    .filter((text) => !isClause(text) && !deeds.includes(text))
    .map((text) => text.replace(/^(?:have|has|with|having)\s+/i, ''));
  return [
    ...sentences.map(asSentence),
    ...clauses.map(asSentence),
    ...(deeds.length > 0
      ? [`I ${joinAnd(deeds.map((text) => text.charAt(0).toLowerCase() + text.slice(1)))}.`]
      : []),
    ...(things.length > 0
      ? [
          `I bring ${joinAnd(things.map((text) => (/^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)))}.`,
        ]
      : []),
  ].map(capitalise);
}
