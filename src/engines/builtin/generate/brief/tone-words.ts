import { TONE_ALIASES, TONES, type Tone } from '../../../../templates/tones.js';

/** The first tone named in a phrase, aliases and near words included. */
export function findTone(phrase: string): Tone | undefined {
  for (const word of phrase.toLowerCase().match(/[a-z]+/g) ?? []) {
    const tone = TONES.find((name) => name === word) ?? TONE_ALIASES[word] ?? TONE_WORDS[word];
    if (tone) return tone;
  }
  return undefined;
}

const TONE_WORDS: Readonly<Record<string, Tone>> = {
  polite: 'professional',
  warm: 'friendly',
  funny: 'humorous',
  witty: 'humorous',
  playful: 'humorous',
  relaxed: 'casual',
  informal: 'casual',
  serious: 'formal',
  official: 'formal',
  exciting: 'enthusiastic',
  excited: 'enthusiastic',
  energetic: 'enthusiastic',
  compelling: 'persuasive',
  convincing: 'persuasive',
  bold: 'confident',
  caring: 'empathetic',
  sympathetic: 'empathetic',
  compassionate: 'empathetic',
};
