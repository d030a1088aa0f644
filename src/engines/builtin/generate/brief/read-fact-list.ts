import { type Brief } from './brief.js';
import { splitAudience } from './audience.js';
import { readDetails } from './product-details.js';
import { trimPhrase } from './sentences.js';

/** Reads the facts of a prompt about an event, a person or a job: what follows its colon or first comma, and its further sentences. */
export function readFactList(brief: Brief): void {
  const core = brief.core;
  const colon = core.indexOf(': ');
  const listed = colon > 0 ? core.slice(colon + 2) : '';
  const head = colon > 0 ? core.slice(0, colon) : core;
  const plain = head.replace(APPOSITION, '$1 ');
  const tail = listed === '' && /,\s/.test(plain) ? plain.slice(plain.search(/,\s/) + 1) : listed;
  const free = /\bwith\s+((?!our\b|us\b|you\b)[\p{Ll}\d].+)$/u.exec(head)?.[1];
  const source = free && tail.includes(free) ? [tail.replace(/^\s*with\s+/i, '')] : [tail, free ?? ''];
  const details = readDetails(
    [
      ...source,
      ...brief.rest.filter(
        (sentence) => !brief.quotes.some((quote) => sentence.includes(quote.text.slice(0, 20))),
      ),
    ].join('\n'),
    brief.audience,
    false,
  );
  const whoFor = splitAudience(head);
  brief.facts = details.facts;
  brief.audience ??= brief.templateId === 'job-description' ? undefined : whoFor.audience;
  if (brief.templateId === 'bio') readPerson(brief, head);
  if (brief.templateId === 'cover-letter') readApplication(brief);
}

/** "GreenLoop, a Berlin start-up, raises": who they are is no fact of the list. */
const APPOSITION = /^([^,]{2,40}),\s(?:an?|the)\s[^,]{3,60},\s/i;

function readPerson(brief: Brief, head: string): void {
  const match =
    /^(?:(?:of|for|about)\s+)?((?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir)\.?\s+)?\p{Lu}[\p{L}'.-]+(?:\s+(?:de|van|von|da|del|la|bin|al|\p{Lu}[\p{L}'.-]*))*)/u.exec(
      head.replace(/^(?:(?:of|for|about)\s+|(?:I am|I'm|my name is)\s+)/i, ''),
    );
  brief.name = match?.[1];
}

function readApplication(brief: Brief): void {
  const employer =
    /\b(?:at|with|for|to)\s+((?:the\s+)?(?:\p{Lu}[\p{L}\p{N}'&.-]*)(?:\s+(?:\p{Lu}[\p{L}\p{N}'&.-]*|of|and|&|the))*)/u.exec(
      brief.core,
    );
  brief.brand ??= employer ? trimPhrase((employer[1] ?? '').replace(/\s+(?:of|and|the)$/i, '')) : undefined;
}
