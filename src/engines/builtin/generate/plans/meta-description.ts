import { capitalise, titleCase } from '../grammar/casing.js';
import { joinAnd } from '../grammar/joining.js';
import { Draft } from '../realise/draft.js';
import type { Plan, PlanContext } from './plan.js';

/** Search engines cut titles and descriptions off at about these many characters. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MAX = 155;

/** A title and a description within the limits of search results; keywords first, nothing that the prompt does not say. */
export const metaDescription: Plan = (context) => {
  const { brief } = context;
  const subject = subjectOf(context);
  const title = fitTitle(subject, brief.brand ?? brief.name);
  return new Draft().line(`Title: ${title}`).line(`Description: ${describe(context, subject)}`);
};

function subjectOf({ brief }: PlanContext): string {
  const source = brief.labels.get('topic') ?? brief.topic.surface ?? brief.core;
  const subject = source.replace(
    /^(?:an?|the|our|my|page|for|about|a page about|webpage|website|site|blog post|article)\s+(?:(?:about|on|for)\s+)?/i,
    '',
  );
  return subject === '' ? 'this page' : subject;
}

function fitTitle(subject: string, brand: string | undefined): string {
  const title = titleCase(cutAtWord(subject, TITLE_MAX));
  return brand && !title.includes(brand) && `${title} | ${brand}`.length <= TITLE_MAX
    ? `${title} | ${brand}`
    : title;
}

/** Adds sentences while they fit: what the page is about, keywords, facts, the call to action. */
function describe({ brief, voice }: PlanContext, subject: string): string {
  const audience = brief.audience ? ` for ${brief.audience}` : '';
  const lead = cutAtWord(
    `${capitalise(subject)}${subject.includes(brief.audience ?? '\u0000') ? '' : audience}`,
    DESCRIPTION_MAX - 1,
  );
  const keywords = brief.keywords.filter((keyword) => !subject.toLowerCase().includes(keyword.toLowerCase()));
  const facts = brief.facts.map((fact) => fact.text).filter((text) => !subject.includes(text));
  const candidates = [
    keywords.length > 0 ? `${capitalise(joinAnd(keywords))}.` : null,
    facts.length > 0 ? `${capitalise(joinAnd(facts.slice(0, 3)))}.` : null,
    brief.callToAction ? `${capitalise(brief.callToAction.replace(/[.]$/, ''))}.` : null,
    voice.say({
      neutral: [
        'What to know before you decide, in plain words.',
        'All you need for a first look, in plain words.',
      ],
      formal: ['Clear information for a well-founded decision.'],
      friendly: ['Have a look, and take what you need.', 'Come in and have a look around.'],
      persuasive: ['See for yourself.', 'Find out what suits you.'],
      casual: ['Have a look around.'],
    }),
    brief.callToAction
      ? null
      : voice.say({
          neutral: ['Find out more.', 'Read more here.'],
          formal: ['Further information on this page.'],
        }),
  ];
  return candidates.reduce<string>(
    (text, sentence) =>
      sentence && `${text} ${sentence}`.length <= DESCRIPTION_MAX ? `${text} ${sentence}` : text,
    `${lead.replace(/[.!?]$/, '')}.`,
  );
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  return text
    .slice(0, most + 1)
    .replace(/\s+\S*$/, '')
    .replace(/\s+(?:the|an?|of|for|to|in|on|at|and|with|by|from)$/i, '')
    .slice(0, most);
}
