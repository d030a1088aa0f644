import { isAudience, namesText } from '../roles/words.js';
import { trimMarks, withoutQuotes } from '../text/tidy.js';
import { isLetter, isOpen, unsay, type Brief } from './brief.js';
import { isPlace } from './place.js';
import { readTask } from './task.js';
import { regex } from '../../text/regex.js';

const ABOUT = regex.iu`^(?:(?=how to\s)|(?:that|which) (?:explains?|describes?|shows?)(?: \p{L}+)? (?=how\s)|with(?=\s(?:\p{L}+\s|\d+\s)?(?:ideas|tips|ways|reasons|things|facts|tricks|recipes|places|questions|mistakes|myths)\s)|(?:about|on(?!\s(?:the\s)?\d|\s[MTWFS]\p{Ll}+day)|re|regarding|for|of|after(?=\s(?:the|our|my|your)\s)|covering|describing|promoting|advertising|introducing|celebrating|based on)(?:[:\s]\s*|$))`;
const AFTER_READERS = regex.iu`\s(?:about|on(?= how to\s)|on(?!\s[MTWFS]\p{L}+day|\s(?:time|holiday|leave|site|the weekend)\b))\s+(?=\p{L})`;
/** “titled "Six Things to Do"” */
const TITLED = regex.iu`^,?\s*(?:titled|entitled|headed|with the (?:title|headline)|under the (?:title|headline))\s+(?<title>["“‘\ue022][^"”’]+["”’\ue022]?)`;
const SUBJECT_MAX = 200;
const LENGTH = regex.iu`[\s,]+(?:(?:around|about|roughly|approximately|some|up to) )?(?<length>\d+[\s\ue020-]words?)(?![\p{L}\p{N}])[\s,]*(?<more>.*)$`;
const HASTE = /(?:[\s,]+(?:please|pls|plz|asap|urgently|today please|thanks|thx|if possible))+$/i;
/** “a dog raincoat in the shop”, “a cargo bike I’m selling” */
export const SHOP = regex.iu`\s(?:(?:in|for|on) (?:the|our|my) (?:web ?|online |farm )?(?:(?:shop|store)['’]s )?(?:(?:shop|store|product|web|market)? ?page|shop|store|site|website|catalogue)|for (?:Etsy|eBay|Amazon)|(?:that |which )?(?:I['’]m|I am|we['’]re|we are) (?:selling|offering|launching)|(?:that |which )?(?:we|I) (?:sell|make|offer|stock|rent out|put together|launched|started selling|import))$`;

/** The subject of a text: what follows “about” or “for”, up to the next mark. Returns it with what is left. */
export function takeSubject(
  rest: string,
  brief: Brief,
): { [slot in 'subject' | 'link' | 'readers']?: string | undefined } & {
  rest: string;
  directions?: string[];
} {
  const title = TITLED.exec(rest)?.groups?.title;
  if (title) return { subject: withoutQuotes(title), rest: '' };
  // Whom a letter introduces is the object of its act.
  const link = isLetter(brief) && /^introducing\s/i.test(rest) ? null : ABOUT.exec(rest);
  if (!link) return { rest };
  const whole = rest.slice(link[0].length);
  // “for nurses about sleeping after night shifts”: it is for nurses, and about sleeping.
  const about = /^for\b/i.test(rest) ? AFTER_READERS.exec(whole) : null;
  const before = whole.slice(0, about?.index);
  const isBefore =
    about !== null &&
    !/^\p{Lu}\p{Ll}/u.test(before) &&
    !/[,.:]|\b(?:article|post|essay|blog)\b/i.test(before);
  // “script for a 45-second video about the kit”: what stands before is the kind again.
  const readers = isBefore && !namesText(before) ? before : undefined;
  const text = isBefore ? whole.slice(before.length + about[0].length) : whole;
  const end = text.search(
    /,\s(?!(?:(?!RSVP\b)\p{Lu}[^,.:]{0,40}|(?:at|on|in|from|near)\s(?=[^,.:]*[\p{Lu}\d])[^,.:]{1,60})[.!?]?$|the(?:\s[\p{Lu}\d]\S*){1,5}$)|\s[–—-]\s|:\s|:$|\s(?:because|since|so that|that|which|who|saying|asking|explaining|telling|announcing|reminding|informing|inviting|thanking|with (?:an? |the |some )?(?:quotes?|photos?|link)\b|and (?:thank|ask|tell|mention|say|invite|remind|include|explain|[Ii]|we|need|want|have|must))\s|[.!?]+$/u,
  );
  const [subject, follows] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  const isLong = subject.length > SUBJECT_MAX;
  // “800 words good for google”: what follows a length is said of the text.
  const { length, more } = (!isLong && LENGTH.exec(subject)?.groups) || {};
  const proven = isLong ? subject : subject.replace(LENGTH, '').replace(HASTE, '').replace(SHOP, '');
  return {
    subject: trimMarks(proven),
    link: isBefore ? 'about' : trimMarks(link[0].replace(':', '')).toLowerCase() || 'for',
    readers,
    directions: [length, more].flatMap((words) => words || []),
    rest: follows.replace(/^[\s,:–—-]+(?=\S)/, '').replace(/^[.!?]+$/, ''),
  };
}

/** A cover letter is “for my application as a trainee”. */
const JOB = /^(?:(?:my|an|the) )?(?:job )?application (?:as|for|to be) (?:an? )?/i;
/** Where a biography will stand. */
const PROGRAMME = regex.iu`^(?:an?|the|our|my|their)\s(?:[\p{L}-]+\s){0,3}(?:programme|program|website|site|page|brochure|catalogue|booklet|leaflet|magazine|newsletter|conference|festival|event)\b`;
const GENERIC = regex.i`^(?:$|texts?|copy|content|words|lines|something|(?:a )?few\b|some\b|blurb|paragraph|section|wording)`;

/** Takes a subject, unless it says what kind of text is wanted, or where the text will stand. */
export function readSubject(given: string, link: string | undefined, brief: Brief): void {
  const { templateId } = brief;
  const isCoverLetter = /cover letter/i.test(`${brief.kindName} ${templateId.replace('-', ' ')}`);
  const subject = isCoverLetter ? given.replace(JOB, '') : given;
  // A cutting board is no notice board.
  const isProduct =
    templateId === 'product-description' && !/(?:shop|store|site|page|catalogue)\b/i.test(subject);
  const inner = isOpen(brief) ? readTask(subject) : null;
  if (link === 'for' && /\bbio|profile/i.test(brief.kindName ?? '') && PROGRAMME.test(subject))
    brief.directions.push({ words: `for ${subject}`, isMet: true });
  else if (inner && /^for\s\p{Lu}/u.test(inner.rest))
    Object.assign(brief, { layout: inner.layout, subject: inner.rest.slice(4) });
  else if (inner?.rest === '' && inner.modifiers === '') {
    // A “case study for our brochure” is no brochure, a “text for our brochure” is one.
    if (GENERIC.test(brief.kindName ?? ''))
      Object.assign(brief, { kindName: inner.kindName, layout: inner.layout });
  } else if (brief.subject === undefined && !(link === 'for' && !isProduct && isPlace(subject, brief)))
    Object.assign(brief, { subject, subjectLink: link });
  else if (isAudience(subject)) unsay(brief, subject);
}
