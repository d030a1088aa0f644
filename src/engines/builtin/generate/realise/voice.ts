import type { Tone } from '../../../../templates/tones.js';
import { capitalise } from '../grammar/casing.js';
import { indefiniteArticle } from '../grammar/joining.js';
import { containsAny } from './avoided-words.js';
import type { SeededChoice } from './seeded-choice.js';

/** Variants of one sentence by tone. A tone without variants of its own borrows from the nearest one that has some. */
export type PhraseBank = { readonly neutral: readonly string[] } & Partial<Record<Tone, readonly string[]>>;

/** What the slots of a sentence are filled with; a sentence with an empty slot is not used. */
export type Slots = Readonly<Record<string, string | undefined>>;

const NEAREST: Readonly<Record<Tone, readonly Tone[]>> = {
  neutral: [],
  formal: ['professional'],
  professional: [],
  informative: [],
  persuasive: ['confident'],
  confident: ['persuasive'],
  friendly: ['casual'],
  casual: ['friendly'],
  enthusiastic: ['friendly', 'casual'],
  humorous: ['casual', 'friendly'],
  empathetic: ['friendly'],
};

const CONTRACTING: ReadonlySet<Tone> = new Set([
  'casual',
  'friendly',
  'humorous',
  'enthusiastic',
  'empathetic',
]);

/** Chooses and fills sentences in one tone, and never says the same one twice. */
export class Voice {
  private readonly said = new Set<string>();

  constructor(
    readonly tone: Tone,
    private readonly choice: SeededChoice,
    private readonly avoid: readonly string[],
  ) {}

  /** Whether it says "it's" rather than "it is". */
  get contracts(): boolean {
    return CONTRACTING.has(this.tone);
  }

  /** Whether the reader is kept at a distance: full names, no greetings by first name. */
  get isFormal(): boolean {
    return this.tone === 'formal';
  }

  /**
   * One variant of the bank whose slots can all be filled, chosen by the seed; null when none can. `{name}` is a
   * slot, `{Name}` the same with a capital, `{a name}` with its indefinite article.
   */
  say(bank: PhraseBank | readonly string[], slots: Slots = {}): string | null {
    return this.sayFirst(this.variantsOf(bank), slots);
  }

  private sayFirst(variants: readonly string[], slots: Slots): string | null {
    for (const variant of variants) {
      if (this.said.has(variant)) continue;
      const text = fillSlots(variant, slots);
      if (text === null || containsAny(text, this.avoid)) continue;
      this.said.add(variant);
      return text;
    }
    return null;
  }

  /** As `say`, but a variant that tells more comes before one that tells less. */
  sayFullest(bank: PhraseBank | readonly string[], slots: Slots): string | null {
    const variants = [...this.variantsOf(bank)].sort((a, b) => countSlots(b) - countSlots(a));
    return this.sayFirst(variants, slots);
  }

  /** The same items in an order that depends on the seed. */
  shuffle<T>(items: readonly T[]): T[] {
    return this.choice.shuffle(items);
  }

  private variantsOf(bank: PhraseBank | readonly string[]): string[] {
    if (isList(bank)) return this.choice.shuffle(bank);
    const tones: Tone[] = [this.tone, ...NEAREST[this.tone], 'neutral'];
    return tones.flatMap((tone) => this.choice.shuffle(bank[tone] ?? []));
  }
}

function countSlots(variant: string): number {
  return variant.split('{').length - 1;
}

function isList(bank: PhraseBank | readonly string[]): bank is readonly string[] {
  return Array.isArray(bank);
}

/** Fills `{slot}` marks; null when one has nothing to fill it. */
export function fillSlots(variant: string, slots: Slots): string | null {
  let complete = true;
  const text = variant.replace(/\{(a |A )?(\w+)\}/g, (_, article: string | undefined, mark: string) => {
    const key = mark.charAt(0).toLowerCase() + mark.slice(1);
    const value = slots[key];
    if (value === undefined || value === '') {
      complete = false;
      return '';
    }
    const filled = article ? `${indefiniteArticle(value)} ${value}` : value;
    return mark !== key || article === 'A ' ? capitalise(filled) : filled;
  });
  return complete ? text : null;
}
