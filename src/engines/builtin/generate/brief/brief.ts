import type { Tone } from '../../../../templates/tones.js';

/** What an article is about. `handle` is short enough to be said in a sentence. */
export interface Topic {
  kind: 'thing' | 'how' | 'why' | 'versus' | 'statement';
  /** The topic as asked for, for headlines: "how small bakeries can use Instagram". */
  surface: string;
  /** What it is about: a noun phrase, or an infinitive phrase where `kind` is `how`. */
  handle: string;
  /** What is asked about it: benefits, tips, mistakes, history … */
  facet?: string;
  /** Who does it, in "how small bakeries can use Instagram". */
  subject?: string;
  /** What it is done for: "attract local customers". */
  purpose?: string;
  /** The two sides of a comparison. */
  sides?: readonly [string, string];
}

/** One fact about a product, a job or an event, as given in the prompt. */
export interface Fact {
  kind: 'does' | 'has' | 'is' | 'spec' | 'material' | 'statement';
  /** The fact in the caller's words. */
  text: string;
  /** The third-person verb of `does` ("keeps") and what follows it. */
  verb?: string;
  object?: string;
}

/** What a letter does: its acts come in the order of the prompt. */
export interface Act {
  type: ActType;
  /** What it is about, in the sender's voice: "your" is the recipient. */
  content: string;
  form: 'verb' | 'clause' | 'question' | 'thing';
  /** Introduced by "about" or "on": a matter to speak of rather than a thing to have. */
  isMatter?: boolean;
}

export const ACT_TYPES = [
  'ask',
  'invite',
  'thank',
  'apologise',
  'remind',
  'inform',
  'follow-up',
  'decline',
  'accept',
  'confirm',
  'offer',
  'suggest',
  'congratulate',
  'complain',
  'introduce',
  'cancel',
  'resign',
  'apply',
  'wish',
  'condole',
  'welcome',
  'about',
] as const;
export type ActType = (typeof ACT_TYPES)[number];

/** Words that somebody is quoted with in the prompt. */
export interface Quote {
  text: string;
  speaker?: string;
}

/** What was understood of a prompt and its options. Options win over what the prompt says. */
export interface Brief {
  /** The prompt without control marks, markup and emoji. */
  text: string;
  /** The template whose plan writes it: `general` finds it out from the prompt. */
  templateId: string;
  /** What the prompt says once the request and its directions are taken out. */
  core: string;
  /** The further sentences of the prompt. */
  rest: string[];
  topic: Topic;
  audience?: string;
  recipient?: string;
  sender?: string;
  brand?: string;
  callToAction?: string;
  name?: string;
  category?: string;
  price?: string;
  date?: string;
  place?: string;
  reason?: string;
  tone?: Tone;
  words?: number;
  count?: number;
  points: string[];
  keywords: string[];
  avoid: string[];
  hashtags: string[];
  facts: Fact[];
  acts: Act[];
  quotes: Quote[];
  /** "Key: value" lines by canonical key. */
  labels: ReadonlyMap<string, string>;
  /** Words that are names, because they stand with a capital inside a sentence. */
  names: ReadonlySet<string>;
  /** False when the prompt holds nothing that can be said in a sentence, or is not in English. */
  isReadable: boolean;
  looksEnglish: boolean;
  /** How sure each field is: 1 from options, 0.9 from a labelled line, 0.7 from a direction, 0.5 guessed. */
  confidence: Partial<Record<BriefField, number>>;
}

export type BriefField =
  | 'template'
  | 'topic'
  | 'audience'
  | 'recipient'
  | 'sender'
  | 'brand'
  | 'callToAction'
  | 'name'
  | 'category'
  | 'price'
  | 'date'
  | 'place'
  | 'reason'
  | 'words'
  | 'points'
  | 'keywords'
  | 'avoid'
  | 'facts'
  | 'acts';

export const SURE = { option: 1, label: 0.9, direction: 0.7, guess: 0.5 } as const;
