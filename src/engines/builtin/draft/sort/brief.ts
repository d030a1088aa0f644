import type { Layout } from '../data/kinds.js';
import { Tagger } from '../text/tagger.js';

/** A direction of the prompt, in its own words. */
export interface Direction {
  words: string;
  /** Nothing need be done for it, or it has been followed. */
  isMet?: boolean;
  /** What the text must not speak of. */
  omits?: string;
}

/** What stands in a draft, in the order of the prompt. All texts are masked. */
export type Part =
  /** Stands as a sentence of its own. */
  (
    | { kind: 'sentence'; text: string; opensParagraph?: boolean }
    /** Stands as an item of a list, in the caller's words. */
    | { kind: 'item'; text: string }
    /** A label of the prompt that opens a section (“Problem: …”), or an item of its own. */
    | { kind: 'labelled'; label: string; text: string }
  ) & {
    /** Stands beside a numbered list and is none of its steps. */
    isAside?: boolean;
  };

/** A prompt, sorted. */
export interface Brief {
  readonly tagger: Tagger;
  readonly templateId: string;
  /** The prompt, laid out and masked. */
  readonly prompt: string;
  layout: Layout;
  /** The kind of text in the prompt's words: “refund request”. */
  kindName?: string;
  /** Two or more words before the kind: “lost cat” of “lost cat poster”. */
  topic?: string;
  subject?: string;
  /** The word that joins kind and subject: “for”, “about”. */
  subjectLink?: string;
  /** A subject that an act gives, used where the prompt names none. */
  actSubject?: string;
  recipient?: Recipient;
  sender?: string;
  callToAction?: string;
  hashtags: string[];
  keywords: string[];
  avoid: string[];
  parts: Part[];
  directions: Direction[];
  /** Whether the prompt speaks as “we” rather than “I”. */
  speaksAsWe: boolean;
  /** Whether facts may be told to the writer rather than to the reader. */
  mayMisaddress?: boolean;
  hasTask?: boolean;
  asked?: string;
  /** The words that ask for the text, and its content. */
  said: string;
  /** What the prompt quotes of others. */
  quoted?: string;
  /** Pieces that may be content, but more likely speak to the writer, and are not in the text. */
  leftOut: string[];
  /** What may be content or be said to the writer, set apart below the text. */
  apart: string[];
  /** The content as the prompt has it, for a text that is made of its sentences. */
  source: string;
  /** Whether a part speaks of the reader in the third person, and the rules cannot turn it. */
  misaddresses?: boolean;
  /** Whether the prompt numbers its list, or asks for that. */
  isNumbered?: boolean;
  count?: string;
  /** What the text should have been, where rules cannot write it: “the FAQ you asked for”. */
  notWritten?: string;
}

export function newBrief(
  { id, layout }: { id: string; layout: Layout },
  speaksAsWe: boolean,
  quoted: string,
  prompt = '',
): Brief {
  return {
    tagger: new Tagger(),
    templateId: id,
    prompt,
    layout,
    ...(id === 'cover-letter' && { kindName: 'cover letter' }),
    speaksAsWe,
    hashtags: [],
    keywords: [],
    avoid: [],
    parts: [],
    directions: [],
    leftOut: [],
    apart: [],
    said: '',
    source: '',
    ...(quoted !== '' && { quoted }),
  };
}

/** Kinds of letters that a mailbox sends to whoever wrote. */
export const AUTOMATIC = 'out[- ]of[- ]office|auto(?:matic|-)? ?reply';

/** Takes words out of what a prompt says: they stand in the text in another form. */
export function unsay(brief: Brief, words: string): void {
  const at = ` ${brief.said}`.replaceAll('\n', ' ').indexOf(` ${words}`);
  if (at >= 0) brief.said = brief.said.slice(0, at) + brief.said.slice(at + words.length);
}

/** A part with its label, as it stands in a list. */
export function partText(part: Part): string {
  return part.kind === 'labelled' ? `${part.label}: ${part.text}` : part.text;
}

/** Whether the template leaves the kind of text to the prompt. */
export function isOpen({ templateId }: Brief): boolean {
  return templateId === 'general';
}

/** Whether a part is a question or an answer. */
export function isAnswer(part: Part): boolean {
  return part.kind === 'labelled' && /^(?:q|a|question|answer)$/i.test(part.label);
}

/** Whether a text has a reader whom it greets. */
export function isLetter({ layout }: Pick<Brief, 'layout'>): boolean {
  return layout === 'letter' || layout === 'message';
}

/** Whether a letter is a newsletter, which has a title and may be a list. */
export function isNewsletter({ kindName = '' }: Pick<Brief, 'kindName'>): boolean {
  return /newsletter/i.test(kindName);
}

/** Whether words can be set apart below a text: a summary and a snippet have no place for them. */
export function mayHaveApart({ layout }: Brief): boolean {
  return layout !== 'summary' && layout !== 'snippet';
}

/** Who a letter goes to. */
export interface Recipient {
  /** As the prompt has it: “my landlord Mr. Okafor”. */
  words: string;
  name?: string;
  /** A group that can be greeted: “parents”. */
  group?: string;
  pronoun?: 'he' | 'she' | 'they';
}
