import type { ActForm } from '../data/acts.js';
import { nameEvent, nameMatter } from '../text/name-matter.js';
import { partRun } from '../text/part-run.js';
import { asSentence, trimMarks } from '../text/tidy.js';
import type { Brief } from './brief.js';
import { fill } from './fill.js';

/** “if we can push the meeting back” */
const ASKS_LEAVE = /^(?:if|whether) (?:I|we) (?:can|could|may|might) /i;

/** What a letter does with something that its reader knows. */
const OF_KNOWN =
  /(?:decline|complain about|writing to cancel|happy to accept|follow up on|contest|reminder about) \{x\}/;
const WRITING = /^(?:(?:I am|We are) writing to|Please (?:let|send)) /;

/** An act that a clause asks for, as a sentence to the reader. */
export interface ReadAct {
  sentence: string;
  subject?: string;
}

/** The sentence that does an act with the words of the prompt, and the subject line that it gives. */
export function perform({ sentence, subject, complement }: ActForm, words: string, brief: Brief): ReadAct {
  // “I am writing to cancel …. I would also like to ask for …”
  const frame = brief.parts.some(({ text }) => WRITING.test(text))
    ? sentence.replace(/^\{am\} writing to/, '{I} would also like to')
    : sentence;
  const matter = trimMarks(words);
  const text = fill(
    frame,
    frame.startsWith('You are invited')
      ? nameEvent(matter)
      : OF_KNOWN.test(frame)
        ? nameMatter(matter)
        : matter,
    brief,
  );
  const runs = complement === 'clause' ? partRun(text, brief.tagger, brief).map(asSentence) : [text];
  const said = runs.join(' ');
  const isVague = complement === 'question' && !ASKS_LEAVE.test(words);
  return subject === undefined || isVague
    ? { sentence: said }
    : { sentence: said, subject: fill(subject, shorten(words), brief) };
}

/** The part of a phrase that a subject line needs. */
function shorten(words: string): string {
  return trimMarks(
    words
      .replace(ASKS_LEAVE, '')
      .replace(/\s+(?:because|since|so that|so|as|which|that)\s.*$/i, '')
      .split(/[,\ue02c]\s|\s[–-]\s/)[0] ?? words,
  ).slice(0, 90);
}
