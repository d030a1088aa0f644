import { BARE_ACT, FIRST_ACT, FURTHER_ACT } from '../data/letter-acts.js';
import type { Act } from '../brief/brief.js';
import { gerundPhrase, isVerbPhrase } from '../grammar/phrases.js';
import { asSentence } from '../realise/polish.js';
import type { Slots, Voice } from '../realise/voice.js';

/** One act as a sentence, in the form that its content has; null where there is nothing to say. */
export function sayAct(act: Act, index: number, voice: Voice, sender: Slots): string | null {
  const content = act.content;
  const bare = content === '' && act.type !== 'resign' ? BARE_ACT[act.type] : undefined;
  if (bare) return voice.say(bare, sender);
  const slots = { ...sender, content, doing: isVerbPhrase(content) ? gerundPhrase(content) : content };
  if (/^please\s/i.test(content)) return asSentence(content);
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
        .replace(/^(?:an?|the)\s+(?=(?:[\w-]+ )?(?:offer|invitation)\b)/i, 'your ')
        .replace(/\s+from\s+\p{Lu}[\p{L}\s&]*$/u, ''),
    };
  if (act.type === 'apologise' && act.form === 'thing' && isVerbPhrase(content))
    return { ...slots, content: slots.doing };
  return slots;
}

/** "if you can send it" becomes "Could you send it?"; other questions stay reported. */
function askQuestion(content: string, voice: Voice, slots: Slots): string | null {
  if (/^(?:why|how|when|where|what|which|who)\s/i.test(content))
    return voice.say(
      { neutral: ['Could you tell {me} {content}?'], formal: ['{I} would be grateful to learn {content}.'] },
      slots,
    );
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
