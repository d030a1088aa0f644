import type { Brief } from '../brief/brief.js';
import { containsAny } from '../realise/avoided-words.js';

const SMALL_WORDS = new Set(
  'the a an of for to in on at and or with our my your new how why what is are can by from'.split(' '),
);

/** Hashtags: those of the prompt, then the keywords, then the topic's own words; null when there is nothing to tag. */
export function hashtagLine(brief: Brief, most: number): string | null {
  const wanted = [
    ...brief.hashtags,
    ...brief.keywords.map(joinWords),
    ...(brief.hashtags.length > 0 || brief.keywords.length > 0 ? [] : topicTags(brief)),
  ];
  const seen = new Set<string>();
  const tags = wanted.filter((tag) => {
    const key = tag.toLowerCase();
    if (
      !/^[\p{L}\p{N}_]{2,40}$/u.test(tag) ||
      /^\d+$/.test(tag) ||
      seen.has(key) ||
      containsAny(tag, brief.avoid)
    )
      return false;
    seen.add(key);
    return true;
  });
  const limit = Math.max(most, brief.hashtags.length);
  return tags.length === 0
    ? null
    : tags
        .slice(0, limit)
        .map((tag) => `#${tag}`)
        .join(' ');
}

function topicTags(brief: Brief): string[] {
  const source = brief.name ?? (brief.topic.kind === 'thing' ? brief.topic.handle : '');
  const words = source.split(/\s+/).filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  return words.length > 0 && words.length <= 3 ? [joinWords(words.join(' '))] : [];
}

function joinWords(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
