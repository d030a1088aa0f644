import type { GenerateJob } from '../../../text-engine.js';
import { trimMarks } from '../text/tidy.js';
import type { Brief } from './brief.js';
import { isPlace } from './place.js';
import { isOpen, readTask } from './task.js';

/** A cover letter is “for my application as a trainee”. */
const JOB = /^(?:(?:my|an|the) )?(?:job )?application (?:as|for|to be) (?:an? )?/i;

/** Where a biography will stand. */
const PROGRAMME =
  /^(?:an?|the|our|my|their)\s(?:[\p{L}-]+\s){0,3}(?:programme|program|website|site|page|brochure|catalogue|booklet|leaflet|magazine|newsletter|conference|festival|event)\b/iu;
const GENERIC =
  /^(?:$|texts?|copy|content|words|lines|something|(?:a )?few\b|some\b|blurb|paragraph|section|wording)/i;

/** Where a subject was found. */
interface Found {
  job: GenerateJob;
  brief: Brief;
  prompt: string;
  /** Whether the prompt says nothing else. */
  isAlone: boolean;
}

/** Takes a subject, unless it says what kind of text is wanted, or where the text will stand. */
export function readSubject(
  given: string,
  link: string | undefined,
  { job, brief, prompt, isAlone }: Found,
): void {
  const isCoverLetter = /cover letter/i.test(`${brief.kindName} ${job.template.id.replace('-', ' ')}`);
  const subject = isCoverLetter ? given.replace(JOB, '') : given;
  // A cutting board is no notice board.
  const isProduct =
    job.template.id === 'product-description' && !/(?:shop|store|site|page|catalogue)\b/i.test(subject);
  const inner = isOpen(job.template) ? readTask(subject) : null;
  const aside = /\s*\ue028[^\d\ue029]*\ue029$/.exec(subject)?.[0] ?? '';
  const place = subject.slice(0, subject.length - aside.length);
  if (link === 'for' && /\bbio|profile/i.test(brief.kindName ?? '') && PROGRAMME.test(subject))
    brief.directions.push({ words: `for ${subject}`, isMet: true });
  else if (inner && /^for\s\p{Lu}/u.test(inner.rest))
    Object.assign(brief, { layout: inner.layout, subject: inner.rest.slice(4) });
  else if (inner?.rest === '' && inner.modifiers === '') {
    // A “case study for our brochure” is no brochure, a “text for our brochure” is one.
    if (GENERIC.test(brief.kindName ?? ''))
      Object.assign(brief, { kindName: inner.kindName, layout: inner.layout });
  } else if (link === 'for' && !isAlone && !isProduct && isPlace(place, brief, prompt)) {
    if (aside !== '') brief.leftOut.push(trimMarks(aside));
  } else if (brief.subject === undefined) Object.assign(brief, { subject, subjectLink: link });
}
