import type { Topic } from './brief.js';
import { trimPhrase } from './sentences.js';

/** "A vs B", "compare A and B", "the difference between A and B"; null for anything else. */
export function readVersus(phrase: string, surface: string): Topic | null {
  const match =
    /^(?:an? )?(?:compar(?:e|ing|ison (?:of|between))|contrast|the )?\s*(?:the )?(?:difference between |differences between |comparison (?:of|between) )?(.{1,60}?)\s+(?:vs\.?|versus|compared (?:to|with))\s+(.{1,60})$/i.exec(
      phrase,
    ) ??
    /^(?:(?:compar(?:e|ing)|contrast|contrasting)\s+|(?:the\s+)?differences? between\s+|(?:an? )?comparison (?:of|between)\s+)(.{1,60}?)\s+(?:and|with|to|or)\s+(.{1,60})$/i.exec(
      phrase,
    );
  if (!match) return null;
  const sides = [trimPhrase(match[1] ?? ''), trimPhrase(match[2] ?? '')] as const;
  return versus(sides, surface);
}

/** A comparison of two sides, however it was asked for. */
export function versus(sides: readonly [string, string], surface: string): Topic {
  return { kind: 'versus', surface, handle: `${sides[0]} vs ${sides[1]}`, sides };
}

/** "A or B", which is a comparison only where one was asked for. */
export function readEitherOr(phrase: string): readonly [string, string] | null {
  const match =
    /^(?:whether to |should (?:i|we|you) |is it better to )?(.{2,60}?)\s+(?:or|and)\s+(.{2,60}?)\??$/i.exec(
      phrase,
    );
  return match ? [trimPhrase(match[1] ?? ''), trimPhrase(match[2] ?? '')] : null;
}
