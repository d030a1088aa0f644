import type { Act, ActType } from '../brief/brief.js';
import { capitalise } from '../grammar/casing.js';
import { gerundPhrase, isVerbPhrase } from '../grammar/phrases.js';
import type { PlanContext } from './plan.js';

const SUBJECT_WORDS_MAX = 10;

const LEAD: Partial<Record<ActType, string>> = {
  invite: 'Invitation: ',
  remind: 'Reminder: ',
  'follow-up': 'Following up: ',
  apologise: 'Apologies: ',
  congratulate: 'Congratulations on ',
  confirm: 'Confirmation: ',
  complain: 'Complaint: ',
  introduce: 'Introducing ',
  cancel: 'Cancellation: ',
  welcome: 'Welcome to ',
  apply: 'Application for ',
  decline: 'Your ',
  accept: 'Accepting ',
};

/** The subject line of a letter: short, without an article at its head, never more than ten words. */
export function letterSubject(act: Act, { brief }: PlanContext): string {
  const labelled = brief.labels.get('topic');
  if (labelled) return capitalise(shorten(labelled));
  if (act.type === 'resign') return `Notice of resignation${brief.sender ? `: ${brief.sender}` : ''}`;
  if (act.type === 'condole') return 'With sympathy';
  if (act.type === 'thank')
    return act.content === '' || act.content.split(' ').length > 9
      ? 'Thank you'
      : `Thank you for ${act.content}`;
  if (act.type === 'wish') return capitalise(shorten(act.content.replace(/^(?:an?|the)\s+/i, '')));
  if (act.type === 'ask' || act.type === 'suggest') return requestSubject(act);
  if (act.type === 'decline' || act.type === 'accept')
    return capitalise(shorten(act.content.replace(/^(?:the|an?)\s+/i, 'your ')));
  const lead = LEAD[act.type] ?? '';
  if (act.type === 'apologise' && /^your\s/i.test(act.content))
    return capitalise(shorten(act.content.replace(/\s+(?:arrived|was|is|were|came|has|had)\b.*$/i, '')));
  if (act.type === 'welcome' && act.content === '') return 'Welcome';
  const content = shorten(act.content.replace(/^(?:the|an?)\s+/i, ''));
  return content === ''
    ? capitalise(lead.replace(/[:\s]+$/, '') || 'A message for you')
    : lead === ''
      ? capitalise(content)
      : `${lead}${/^(?:Introducing|Congratulations|Welcome|Application)/.test(lead) ? shorten(act.content) : content}`;
}

function requestSubject(act: Act): string {
  if (act.form !== 'verb')
    return capitalise(
      shorten(
        act.content
          .replace(/^(?:the|an?|some)\s+/i, '')
          .replace(/^you (?:can|could|would|will)\s+/i, '')
          .replace(/^(?:send|give)\s+(?:me|us)\s+(?:the|an?)?\s*/i, '')
          .replace(/^(?:we|I) (?:can|could|would|might)\s+/i, ''),
      ),
    );
  const gift = /^\w+\s+(?:me|us)\s+(?:(?:the|an?|some)\s+)?(.+)$/i.exec(act.content);
  if (gift) return capitalise(shorten(gift[1] ?? ''));
  if (/^(?:move|meet|reschedule|postpone|change|discuss|arrange|push|shift)/i.test(act.content))
    return capitalise(shorten(gerundPhrase(act.content)));
  return isVerbPhrase(act.content)
    ? `Request to ${shorten(act.content, SUBJECT_WORDS_MAX - 2)}`
    : capitalise(shorten(act.content));
}

/** Cuts a long phrase at the last place where a reader would pause. */
function shorten(text: string, wordsMax = SUBJECT_WORDS_MAX): string {
  const words = text.replace(/[.!?]+$/, '').split(/\s+/);
  if (words.length <= wordsMax) return words.join(' ');
  const cut = words.slice(0, wordsMax).join(' ');
  const pause =
    /^(.{12,}?)(?:,|;|:|\s(?:by|because|so|which|who|that|and|from|on|at|for|with|in|to|before|after|until|when|if|as)\s)(?!.*(?:,|;|:|\s(?:by|because|so|which|who|that|and|from|on|at|for|with|in|to|before|after|until|when|if|as)\s))/i.exec(
      `${cut} `,
    );
  return (pause?.[1] ?? cut).replace(
    /\s+(?:the|an?|my|our|your|and|of|to|for|in|on|at|by|with|is|are|will|be)$/i,
    '',
  );
}
