import { loadNounPhrases } from '../text/noun-phrases.js';
import { keyTerms } from './rank-sentences.js';

/** The noun phrases whose words come back most often in a text; its first ones where none does. */
export async function keyPhrases(content: string, count: number): Promise<string[]> {
  const findNounPhrases = await loadNounPhrases();
  const counts = new Map<string, number>();
  for (const term of keyTerms(content)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const phrases = [...new Set(findNounPhrases(content.slice(0, 10_000)))].filter((phrase) => {
    const words = phrase.split(/\s+/);
    return (
      words.length <= 3 &&
      !/^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(phrase) &&
      keyTerms(phrase).length > 0
    );
  });
  const commonest = (phrase: string) => Math.max(...keyTerms(phrase).map((term) => counts.get(term) ?? 0));
  const repeated = phrases.filter((phrase) => commonest(phrase) > 1);
  return (repeated.length > 0 ? repeated : phrases)
    .sort((a, b) => commonest(b) - commonest(a))
    .slice(0, count);
}
