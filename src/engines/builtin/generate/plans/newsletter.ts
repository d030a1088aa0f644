import { GREETINGS, SIGN_OFFS } from '../data/letter-situations.js';
import { capitalise, lowerFirst, titleCase } from '../grammar/casing.js';
import { joinAnd, numberWord } from '../grammar/joining.js';
import { isClause, isPlural } from '../grammar/phrases.js';
import { Draft, optional } from '../realise/draft.js';
import { asSentence } from '../realise/polish.js';
import type { PhraseBank } from '../realise/voice.js';
import { callToAction } from './call-to-action.js';
import { nameRecipient } from './letter-people.js';
import type { Plan, PlanContext } from './plan.js';

const INTRO: PhraseBank = {
  neutral: ['Here is what is new.', 'There is news to share, and it is all below.'],
  formal: ['We would like to inform you about the following news.'],
  friendly: [
    'It is good to have you here. This is what is new with us.',
    'Grab a cup of something warm: here is what is new.',
  ],
  casual: ['Here is the latest from us.'],
  enthusiastic: ['So much to tell you this time!'],
  humorous: ['You opened it. We are touched. Here is what is new.'],
  empathetic: ['We hope you are well. Here is what is new with us.'],
};

/** What can follow a kind of news item without claiming anything. */
const ITEM_MORE: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:sale|discount|offer|% off|special)\b/i,
    ['Come early if you have your eye on something in particular.'],
  ],
  [
    /\b(?:workshop|course|class|training|race|concert|event|party|meeting|tour|fair|reading|evening)\b/i,
    [
      'Put the date in your calendar, and bring someone along if you like.',
      'If you would like to take part, a short reply is enough.',
    ],
  ],
  [/\b(?:welcome|new (?:members?|colleagues?|team)|joins?)\b/i, ['Say hello when you see each other.']],
  [
    /\b(?:times?|hours?|schedule|timetable|closed|open)\b/i,
    ['Please make a note of it, so that nobody stands in front of a closed door.'],
  ],
  [
    /\b(?:new|launch|release|feature|version|menu|product|blend|collection)\b/i,
    ['Have a look, try it, and tell us what you think.', 'We are curious to hear what you make of it.'],
  ],
  [/\b(?:thank|donat|volunteer|raised)\b/i, ['Thank you to everyone who made it possible.']],
];

/** Subject, greeting, one block an item, sign-off. */
export const newsletter: Plan = (context) => {
  const { brief, voice } = context;
  const items = [...brief.points, ...brief.facts.map((fact) => fact.text)];
  const named = nameRecipient(brief.recipient ?? brief.audience);
  const draft = new Draft()
    .line(`Subject: ${subjectLine(context, items)}`)
    .line(voice.say(GREETINGS[named.kind], named.slots) ?? 'Hello,')
    .paragraph(
      voice.say(INTRO),
      optional(4, items.length > 1 ? `${capitalise(numberWord(items.length))} things this time.` : null),
    );
  if (items.length === 0) {
    context.warnings.push({
      reason: 'few_facts',
      message: 'The prompt names no news items: list them after a colon or in options.points.',
    });
    draft.paragraph(brief.core === '' ? null : asSentence(brief.core));
  }
  for (const item of items) {
    const more = ITEM_MORE.find(([match]) => match.test(item))?.[1];
    draft.section(headingOf(item)).paragraph(itemSentence(item), optional(2, more && voice.say(more)));
  }
  draft.section(null).paragraph(
    brief.callToAction
      ? callToAction(brief.callToAction)
      : optional(
          1,
          voice.say({
            neutral: ['Questions, ideas, criticism? Just reply to this message.'],
            formal: ['We look forward to hearing from you.'],
            friendly: ['Got a question or an idea? Just reply: we read everything.'],
          }),
        ),
  );
  const words = voice.say(SIGN_OFFS) ?? 'Best regards';
  const name = [brief.sender, brief.brand].filter(Boolean).join(', ');
  return draft.lines(name === '' ? [words] : [`${words},`, name]);
};

function subjectLine({ brief }: PlanContext, items: readonly string[]): string {
  const labelled = brief.labels.get('topic');
  if (labelled) return titleCase(labelled);
  const first = items.slice(0, 2).map((item) => lowerFirst(headingOf(item), brief.names));
  return first.length > 0 ? capitalise(joinAnd(first)) : 'News from us';
}

/** The thing itself, without its date and details. */
function headingOf(item: string): string {
  const cut =
    /^(.{8,60}?)\s+(?:on|from|at|until|in|with|for|starting|to all|because)\s+/i.exec(item)?.[1] ?? item;
  return capitalise(
    cut
      .split(/\s+/)
      .slice(0, 8)
      .join(' ')
      .replace(/[.,;:]$/, ''),
  );
}

function itemSentence(item: string): string {
  if (isClause(item) || /^(?:welcome|thank)/i.test(item)) return asSentence(item);
  const dated = /^(.+?)\s+(on|from|until|in|at)\s+(.+)$/i.exec(item);
  if (dated)
    return asSentence(
      `The ${lowerFirst(dated[1] ?? '').replace(/^(?:the|our|an?)\s+/i, '')} ${isPlural(dated[1] ?? '') ? 'are' : 'is'} ${dated[2]} ${dated[3]}`,
    );
  return asSentence(
    `There ${isPlural(item) ? 'are' : 'is'} ${item}`.replace(
      /^There (?:is|are) (?=new\b)/,
      'Now available: ',
    ),
  );
}
