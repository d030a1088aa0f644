import { isVerbPhrase } from '../grammar/phrases.js';
import { namesPeople } from '../data/people-nouns.js';
import { type Brief } from './brief.js';
import { splitAudience } from './audience.js';
import { trimPhrase } from './sentences.js';
import { readTopic } from './topic.js';
import { readEitherOr, versus } from './topic-versus.js';

/** Templates whose prompt is a list of facts about a person, a job or an event. */
export const ABOUT_FACTS = new Set([
  'announcement',
  'press-release',
  'newsletter',
  'job-description',
  'cover-letter',
  'bio',
  'case-study',
  'faq',
  'social-post',
]);

/** Reads topic, facet, count and audience from the heart of a prompt. */
export function readArticleTopic(brief: Brief): void {
  const heart = ABOUT_FACTS.has(brief.templateId) ? (brief.core.split(': ')[0] ?? brief.core) : brief.core;
  const source = brief.labels.get('topic') ?? heart;
  const either = brief.templateId === 'comparison' ? readComparison(source, brief) : null;
  if (either) {
    brief.topic = either;
    return;
  }
  const taught = /^(?:explain|teach|describe|introduce)\s+(.+?)\s+to\s+(.+)$/i.exec(source);
  const explaining =
    /^(?:for|to)\s+(.{2,60}?)[,:]?\s+(?:explaining|about|on|that explains|describing|covering|who want to know)\s+(.+)$/i.exec(
      source,
    );
  if (explaining && !NAMES_A_TEXT.test(explaining[1] ?? ''))
    brief.audience ??= trimPhrase(explaining[1] ?? '');
  let told =
    explaining?.[2] ??
    (taught && splitAudience(`x for ${taught[2] ?? ''}`).audience ? (taught[1] ?? '') : source);
  if (taught && told === taught[1]) brief.audience ??= trimPhrase(taught[2] ?? '');
  const shown = /\b(?:explain|introduc|present|teach)/i.test(brief.text)
    ? /^(.{3,80}?)\s+to\s+(.{3,40})$/i.exec(told)
    : null;
  if (shown && namesPeople(shown[2] ?? '')) {
    brief.audience ??= trimPhrase(shown[2] ?? '');
    told = shown[1] ?? told;
  }
  const cleaned = told.replace(/^(?:for|of|to|about|on)\s+(?=\S)/i, (word) =>
    /^to/i.test(word) && isVerbPhrase(told.slice(3)) ? word : '',
  );
  const { phrase, audience } = splitAudience(cleaned.replace(/\?$/, ''));
  brief.audience ??= audience;
  const read = readTopic(phrase);
  brief.topic = read.topic;
  brief.count ??= read.count;
}

/** "for an article about": a text, not a reader. */
const NAMES_A_TEXT =
  /\b(?:article|post|blog|page|talk|video|text|guide|essay|story|piece|chapter|report|presentation)$/i;

function readComparison(source: string, brief: Brief): Brief['topic'] | null {
  const { phrase, audience } = splitAudience(
    source.replace(/^(?:of|between)\s+/i, '').replace(/^(?:compare|comparing|contrast)\s+/i, ''),
  );
  const topic = readTopic(phrase).topic;
  brief.audience ??= audience;
  if (topic.kind === 'versus') return topic;
  const sides = readEitherOr(phrase);
  return sides ? versus(sides, source) : null;
}
