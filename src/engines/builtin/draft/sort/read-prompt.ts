import type { GenerateJob } from '../../../text-engine.js';
import { cleanPrompt, mask } from '../text/mask.js';
import { countWords, splitLines, splitSentences, type Line } from '../text/split.js';
import { Tagger } from '../text/tagger.js';
import { mendSlips, trimMarks } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { addressFacts } from './address-facts.js';
import { isDirection } from './directions.js';
import { readActHead } from './act-head.js';
import { fillLabel, readLabel } from './labels.js';
import { isCourtesy, readClause } from './read-clause.js';
import { readContent, type Place } from './read-content.js';
import { isOpen, readTaskSlots, takeSubject } from './read-task.js';
import { splitClauses } from './segments.js';
import { speaksAsWe } from './speaker.js';
import { splitTask } from './task-head.js';
import { OPENING, readTask } from './task.js';

const TOPIC_WORDS_MAX = 14;
const LABEL_WORDS_MAX = 4;

/** Sorts a prompt into task, directions, slots and facts. What cannot be sorted with certainty is a fact. */
export function readPrompt(job: GenerateJob): Brief {
  const text = mask(mendSlips(cleanPrompt(job.prompt)));
  return new PromptReader(job, text).read();
}

class PromptReader {
  private readonly tagger = new Tagger();
  private readonly brief: Brief;
  private hasTask = false;
  private isFirst = true;

  constructor(
    private readonly job: GenerateJob,
    private readonly text: string,
  ) {
    this.brief = {
      layout: job.template.layout,
      hashtags: [],
      keywords: [],
      avoid: [],
      parts: [],
      directions: [],
      speaksAsWe: speaksAsWe(text, job.template.layout),
    };
  }

  read(): Brief {
    for (const line of splitLines(this.text)) this.readLine(line);
    addressFacts(this.brief, this.tagger);
    this.takeTopic();
    return this.brief;
  }

  /** An article asked for without a request (“How to run a good meeting”) has its topic as its first words. */
  private takeTopic(): void {
    const { brief } = this;
    const [first] = brief.parts;
    if (this.hasTask || brief.subject || !first || first.kind === 'labelled') return;
    const isTopic = brief.layout === 'article' || brief.layout === 'invention';
    if (!isTopic || countWords(first.text) > TOPIC_WORDS_MAX) return;
    brief.subject = first.text;
    brief.parts.shift();
  }

  private readLine(line: Line): void {
    const labelled = splitSentences(line.text).length === 1 ? readLabel(line.text) : null;
    if (labelled && fillLabel(labelled.label, labelled.value, this.brief)) return;
    let opensParagraph = line.opensParagraph;
    for (const sentence of splitSentences(this.isFirst ? line.text.replace(OPENING, '') : line.text)) {
      this.isFirst = false;
      const before = this.brief.parts.length;
      this.readSentence(sentence, line.isItem || (line.isNote && this.isPlainNote(line.text)));
      const first = this.brief.parts[before];
      if (opensParagraph && first?.kind === 'sentence') first.opensParagraph = true;
      if (first) opensParagraph = false;
    }
  }

  /** Whether a line of notes holds a fact and nothing that directs the writing. */
  private isPlainNote(line: string): boolean {
    return !splitClauses(line, false).some(
      (clause) => isDirection(clause) || /^(?:sign|from|ask|tell|say|apologi[sz]e|thank)\b/i.test(clause),
    );
  }

  private readSentence(sentence: string, isItem: boolean): void {
    if (isCourtesy(sentence)) return;
    if (!this.hasTask && !isItem && this.readTaskOf(sentence)) return;
    const labelled = readLabel(sentence);
    if (labelled && fillLabel(labelled.label, labelled.value, this.brief)) return;
    if (labelled && this.opensWithName(labelled.label)) {
      this.hasTask = true;
      this.brief.subject = labelled.label;
      this.readContent(labelled.value, { isListed: true });
      return;
    }
    if (
      labelled &&
      labelled.label.split(/\s/).length <= LABEL_WORDS_MAX &&
      !this.tagger.isSentence(labelled.label)
    ) {
      this.brief.parts.push({ kind: 'labelled', label: labelled.label, text: trimMarks(labelled.value) });
      return;
    }
    if (isItem && !isDirection(sentence)) {
      const text = trimMarks(sentence);
      if (!readClause(text, this.brief, this.tagger, false)) this.brief.parts.push({ kind: 'item', text });
      return;
    }
    this.readContent(sentence);
  }

  /** “Jam: no added sugar, …”: a prompt's only label, at its beginning, is what it is about. */
  private opensWithName(label: string): boolean {
    const { parts, subject, layout } = this.brief;
    if (parts.length > 0 || subject !== undefined || isLetter(this.brief) || layout === 'sections')
      return false;
    return (
      this.text.startsWith(label) &&
      (this.text.match(/(?:^|[.\n]\s*)\p{L}[\p{L} ]{0,24}:\s/gu)?.length ?? 0) === 1
    );
  }

  /** Reads a sentence that says what to write; false when it does not. */
  private readTaskOf(sentence: string): boolean {
    const { head, content } = splitTask(sentence);
    const task = readTask(head) ?? readActHead(head, this.brief);
    const isLate = this.brief.parts.length > 0;
    if (!task || (isLate && !task.isRequest)) return false;
    this.hasTask = true;
    this.brief.mayMisaddress = isLate;
    if (isOpen(this.job.template)) this.brief.layout = task.layout;
    this.brief.speaksAsWe = speaksAsWe(this.text, this.brief.layout);
    const left = readTaskSlots(task, this.brief, this.tagger);
    const { subject, link, rest } = takeSubject(left);
    if (subject && this.brief.subject === undefined)
      Object.assign(this.brief, { subject, subjectLink: link });
    if (/[\p{L}\p{N}]/u.test(rest)) this.readContent(rest, { isTask: true });
    if (content !== '') this.readContent(content, { isListed: true });
    return true;
  }

  private readContent(sentence: string, place: Place = {}): void {
    readContent(sentence, this.brief, this.tagger, place);
  }
}
