import { AFTER_ACT } from '../data/letter-acts.js';
import {
  GREETINGS,
  OPENERS,
  SIGN_OFFS,
  SITUATIONS,
  type LetterSituation,
} from '../data/letter-situations.js';
import type { Act } from '../brief/brief.js';
import { lowerFirst } from '../grammar/casing.js';
import { asSentence } from '../realise/polish.js';
import { Draft, optional } from '../realise/draft.js';
import type { Slots, Voice } from '../realise/voice.js';
import { callToAction } from './call-to-action.js';
import { letterSubject } from './email-subject.js';
import { nameRecipient, senderSlots } from './letter-people.js';
import type { Plan, PlanContext } from './plan.js';
import { statePoints } from './stated.js';
import { sayAct } from './say-act.js';

/** Letters in which "I hope you are having a good week" would be out of place. */
const GRAVE: ReadonlySet<Act['type']> = new Set(['condole', 'resign', 'complain']);

/** Subject, greeting, the acts in the order of the prompt, what follows from them, sign-off. */
export const email: Plan = (context) => {
  const { brief, voice } = context;
  const sender = senderSlots(brief);
  const acts = brief.acts.length > 0 ? brief.acts : [plainAct(context)];
  const main = acts[0] ?? plainAct(context);
  const said = acts.map((act, index) => sayAct(act, index, voice, sender)).filter((line) => line !== null);
  const situation = findSituation(acts, context);
  const after = AFTER_ACT[main.type];
  const next = voice.say(situation?.next ?? after.next, sender) ?? voice.say(after.next, sender);

  const draft = new Draft()
    .line(`Subject: ${letterSubject(main, context)}`)
    .line(greeting(context))
    .paragraph(
      GRAVE.has(main.type) ? null : optional(5, voice.say(OPENERS)),
      ...said,
      sayReason(context, main),
      lastDay(context, main),
      ...brief.rest.map(asSentence),
    );
  statePoints(draft, context);
  draft
    .paragraph(
      optional(2, situation?.context ? voice.say(situation.context, sender) : null),
      optional(1, next),
      situation?.more ? null : optional(4, voice.say(after.more, sender)),
      optional(3, situation?.more ? voice.say(situation.more, sender) : null),
    )
    .paragraph(
      brief.callToAction ? callToAction(brief.callToAction) : null,
      optional(6, closing(voice, main, sender)),
    );
  return draft.lines(signOff(context));
};

function sayReason({ brief, voice }: PlanContext, main: Act): string | null {
  if (!brief.reason) return null;
  const reason = lowerFirst(brief.reason, brief.names);
  const banks =
    main.type === 'ask' || main.type === 'suggest'
      ? {
          neutral: ['I ask because {reason}.', 'The reason is that {reason}.'],
          formal: ['The reason for this request is that {reason}.'],
          casual: ['The thing is, {reason}.'],
        }
      : {
          neutral: ['The reason is that {reason}.'],
          formal: ['The reason for this is that {reason}.'],
          casual: ['The thing is, {reason}.'],
        };
  return voice.say(banks, { reason }) ?? asSentence(brief.reason);
}

function lastDay({ brief, voice }: PlanContext, main: Act): string | null {
  if (main.type !== 'resign' || !brief.date) return null;
  return voice.say({ neutral: ['My last working day will be {date}.'] }, { date: brief.date });
}

function findSituation(acts: readonly Act[], { brief }: PlanContext): LetterSituation | undefined {
  const said = `${acts.map((act) => act.content).join('. ')}. ${brief.rest.join(' ')}`;
  return SITUATIONS.find(
    (situation) => situation.acts.includes(acts[0]?.type ?? 'about') && situation.match.test(said),
  );
}

function greeting(context: PlanContext): string {
  const { voice } = context;
  const named = nameRecipient(context.brief.recipient);
  return voice.say(GREETINGS[named.kind], named.slots) ?? voice.say(GREETINGS.unknown) ?? 'Hello,';
}

function closing(voice: Voice, main: Act, sender: Slots): string | null {
  if (/^(?:condole|wish|complain|cancel)$/.test(main.type)) return null;
  if (/^(?:thank|congratulate)$/.test(main.type)) return null;
  if (/^(?:ask|follow-up|apply)$/.test(main.type))
    return voice.say(
      {
        neutral: ['Thank you in advance.', 'Thank you for your help.'],
        formal: ['{I} thank you in advance for your reply.'],
        casual: ['Thanks a lot!'],
        friendly: ['Thank you so much!', 'Many thanks in advance.'],
      },
      sender,
    );
  if (main.type === 'invite')
    return voice.say(
      {
        neutral: ['{I} look forward to seeing you.'],
        formal: ['{I} look forward to welcoming you.'],
        enthusiastic: ['See you there!'],
      },
      sender,
    );
  return voice.say({ neutral: [], formal: ['Thank you for your attention to this matter.'] });
}

function plainAct({ brief }: PlanContext): Act {
  return {
    type: 'about',
    content: brief.core === '' ? 'something I would like to discuss with you' : brief.core,
    form: 'thing',
  };
}

function signOff({ brief, voice }: PlanContext): string[] {
  const words = voice.say(SIGN_OFFS) ?? 'Best regards';
  return brief.sender
    ? [`${words},`, [brief.sender, brief.brand].filter(Boolean).join(', ')]
    : brief.brand
      ? [`${words},`, brief.brand]
      : [words];
}
