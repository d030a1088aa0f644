import { AFTER_ACT, FIRST_ACT, FURTHER_ACT } from '../data/letter-acts.js';
import {
  GREETINGS,
  OPENERS,
  SIGN_OFFS,
  SITUATIONS,
  type LetterSituation,
} from '../data/letter-situations.js';
import type { Act } from '../brief/brief.js';
import { lowerFirst } from '../grammar/casing.js';
import { gerundPhrase, isVerbPhrase } from '../grammar/phrases.js';
import { asSentence } from '../realise/polish.js';
import { Draft, optional } from '../realise/draft.js';
import type { Slots, Voice } from '../realise/voice.js';
import { callToAction } from './call-to-action.js';
import { letterSubject } from './email-subject.js';
import { nameRecipient, senderSlots } from './letter-people.js';
import type { Plan, PlanContext } from './plan.js';
import { statePoints } from './stated.js';

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
      optional(5, voice.say(OPENERS)),
      ...said,
      sayReason(context, main),
      ...brief.rest.map(asSentence),
    );
  statePoints(draft, context);
  draft
    .paragraph(
      optional(2, situation?.context ? voice.say(situation.context, sender) : null),
      optional(1, next),
      optional(4, voice.say(after.more, sender)),
      optional(3, situation?.more ? voice.say(situation.more, sender) : null),
    )
    .paragraph(
      brief.callToAction ? callToAction(brief.callToAction) : null,
      optional(6, closing(voice, main, sender)),
    );
  return draft.lines(signOff(context));
};

function sayAct(act: Act, index: number, voice: Voice, sender: Slots): string | null {
  const content = act.content;
  const slots = { ...sender, content, doing: isVerbPhrase(content) ? gerundPhrase(content) : content };
  if (act.type === 'ask' && act.form === 'question') return askQuestion(content, voice, slots);
  const form = formOf(act);
  for (const banks of index === 0
    ? [FIRST_ACT[act.type]]
    : [FURTHER_ACT[act.type] ?? {}, FIRST_ACT[act.type]]) {
    const bank =
      banks[form] ??
      (form === 'together' ? banks.verb : undefined) ??
      (form === 'matter' ? banks.thing : undefined);
    const said = bank ? voice.say(bank, fitContent(act, slots)) : null;
    if (said) return said;
  }
  return sayInAnyForm(act, voice, slots);
}

/** A form that the act's banks do not know: said as a thing where it can be one, as a sentence of its own otherwise. */
function sayInAnyForm(act: Act, voice: Voice, slots: Slots): string | null {
  const banks = FIRST_ACT[act.type];
  if (act.content === '') return null;
  if (act.form === 'verb' && banks.thing) return voice.say(banks.thing, { ...slots, content: slots.doing });
  if (act.form === 'clause') return asSentence(act.content);
  return voice.say(FIRST_ACT.about.thing ?? [], slots) ?? asSentence(act.content);
}

function formOf(act: Act): 'verb' | 'clause' | 'question' | 'thing' | 'matter' | 'together' {
  if (act.isMatter && act.form !== 'clause' && act.type === 'ask') return 'matter';
  if (act.type === 'resign') return 'thing';
  if (act.type !== 'ask' || act.form !== 'verb') return act.form;
  return /^(?:meet|move|reschedule|postpone|push|discuss|talk|arrange|schedule|swap|delay|extend|speak|set up)\b/i.test(
    act.content,
  ) && !/\b(?:me|us|I)\b/.test(act.content)
    ? 'together'
    : 'verb';
}

/** Names the article that "decline the invitation" and "accept an offer" need. */
function fitContent(act: Act, slots: Slots): Slots {
  const content = slots.content ?? '';
  if (act.type === 'resign') return { ...slots, content: 'x' };
  if (/^(?:accept|decline)$/.test(act.type))
    return {
      ...slots,
      content: content
        .replace(/^(?:an?|the)\s+(?=(?:job )?(?:offer|invitation)\b)/i, 'your ')
        .replace(/\s+from\s+\p{Lu}[\p{L}\s&]*$/u, ''),
    };
  if (act.type === 'apologise' && act.form === 'thing' && isVerbPhrase(content))
    return { ...slots, content: slots.doing };
  return slots;
}

/** "if you can send it" becomes "Could you send it?"; other questions stay reported. */
function askQuestion(content: string, voice: Voice, slots: Slots): string | null {
  const modal =
    /^(you|we|I|it|they|there)\s+(can|could|would|will|might|may|should|are|is|have|has)\s+(.+)$/i.exec(
      content,
    );
  if (!modal || voice.isFormal)
    return voice.say(FIRST_ACT.ask.question ?? [], slots) ?? `I would like to ask whether ${content}.`;
  const [, subject = '', verb = '', rest = ''] = modal;
  const polite = /^can$/i.test(verb) && subject.toLowerCase() !== 'it' ? 'could' : verb.toLowerCase();
  const asked = `${polite} ${subject === 'I' ? 'I' : subject.toLowerCase()} ${rest}?`;
  return asked.charAt(0).toUpperCase() + asked.slice(1);
}

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

function findSituation(acts: readonly Act[], { brief }: PlanContext): LetterSituation | undefined {
  const said = `${acts.map((act) => act.content).join('. ')}. ${brief.rest.join(' ')} ${brief.core}`;
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
