import type { GenerateJob } from '../../../text-engine.js';
import { layOut } from '../text/lay-out.js';
import { cleanPrompt, mask } from '../text/mask.js';
import { splitAtCommas, splitLines, splitSentences, type Line } from '../text/split.js';
import { Tagger } from '../text/tagger.js';
import { mendSlips, trimMarks } from '../text/tidy.js';
import { isLetter, newBrief, type Brief } from './brief.js';
import { addressFacts } from './address-facts.js';
import { isDirection } from './directions.js';
import { mendFragments } from './mend-fragments.js';
import { needsModel } from './needs-model.js';
import { omitFacts } from './omit-facts.js';
import { readActHead } from './act-head.js';
import { CONTENT_LABELS, fillLabel, readLabel } from './labels.js';
import { isCourtesy, readClause } from './read-clause.js';
import { readContent, type Place } from './read-content.js';
import { isOpen, readTaskSlots } from './read-task.js';
import { takeSubject } from './subject.js';
import { isPlainNote } from './segments.js';
import { speaksAsWe } from './speaker.js';
import { splitTask } from './task-head.js';
import { OPENING, readTask, type Task } from './task.js';
import { readVerblessTask, takeTopic } from './topic.js';
import { isDestination, readWriterTalk } from './writer-talk.js';

const LABEL_WORDS_MAX = 4;
const LATE_TASK =
  /^(\S.*?),?\s+(?:and |so |but )?((?:(?:please|pls)\s+)?(?:(?:can|could|would) (?:you|u)\s|(?:write|draft|compose)\s).*)$/i;

/** Sorts a prompt into task, directions, slots and facts. What cannot be sorted with certainty is a fact. */
export function readPrompt(job: GenerateJob): Brief {
  const { text, quoted } = layOut(cleanPrompt(job.prompt));
  return new PromptReader(job, mask(mendSlips(text)), quoted).read();
}

/** Whether what stands before a colon is directions rather than the beginning of what stands after it. */
function isPlainLead(rest: string): boolean {
  return isDirection(rest.split(/,\s+/).at(-1) ?? '');
}

class PromptReader {
  private readonly tagger = new Tagger();
  private readonly brief: Brief;
  private hasTask = false;
  private isFirst = true;

  constructor(
    private readonly job: GenerateJob,
    private readonly text: string,
    quoted: string,
  ) {
    this.brief = newBrief(job.template.layout, speaksAsWe(text, job.template.layout), quoted);
  }

  read(): Brief {
    for (const line of splitLines(this.text)) this.readLine(line);
    omitFacts(this.brief);
    mendFragments(this.brief);
    addressFacts(this.brief, this.tagger);
    if (!this.hasTask) takeTopic(this.brief);
    this.brief.hasTask = this.hasTask || this.job.template.id !== 'general';
    this.brief.notWritten = needsModel(this.brief, this.text);
    return this.brief;
  }

  private readLine(line: Line): void {
    const labelled = splitSentences(line.text).length === 1 ? readLabel(line.text) : null;
    if (labelled && fillLabel(labelled.label, labelled.value, this.brief)) return;
    let opensParagraph = line.opensParagraph;
    for (const sentence of splitSentences(this.isFirst ? line.text.replace(OPENING, '') : line.text)) {
      this.isFirst = false;
      const before = this.brief.parts.length;
      this.readSentence(sentence, line.isItem || (line.isNote && isPlainNote(line.text)));
      const first = this.brief.parts[before];
      if (opensParagraph && first?.kind === 'sentence') first.opensParagraph = true;
      if (first) opensParagraph = false;
    }
  }

  private readSentence(sentence: string, isItem: boolean): void {
    if (isCourtesy(sentence)) return;
    const opensTask = !isItem || (/:\s/.test(sentence) && this.brief.parts.length === 0);
    if (!this.hasTask && opensTask && this.readTaskOf(sentence)) return;
    const labelled = readLabel(sentence);
    if (labelled && fillLabel(labelled.label, labelled.value, this.brief)) return;
    if (labelled && CONTENT_LABELS.test(labelled.label))
      return this.readContent(labelled.value, { isListed: true });
    if (labelled && this.opensWithName(labelled.label)) {
      this.hasTask = true;
      const isNamed = /^(?:product|item|name|title|topic|company|event|project)$/i.test(labelled.label);
      const [name = '', ...rest] = isNamed ? splitAtCommas(labelled.value) : [];
      this.brief.subject = isNamed ? name.replace(/\.$/, '') : labelled.label;
      this.readContent(isNamed ? rest.join(', ') : labelled.value, { isListed: true });
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
      if (
        !readClause(text, this.brief, this.tagger, false) &&
        !readWriterTalk(text, this.brief, this.tagger, false)
      )
        this.brief.parts.push({ kind: 'item', text });
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
    const pieces = readVerblessTask(head, content, this.brief, isOpen(this.job.template));
    if (pieces) {
      this.hasTask = true;
      for (const piece of pieces) this.readContent(piece);
      return true;
    }
    const task = readTask(head) ?? readActHead(head, this.brief);
    const isLate = this.brief.parts.length > 0;
    if (!task) return this.readLateTask(sentence);
    if (isLate && !task.isRequest) return false;
    this.hasTask = true;
    this.brief.mayMisaddress = isLate;
    if (isOpen(this.job.template)) this.brief.layout = task.layout;
    this.brief.speaksAsWe = speaksAsWe(this.text, this.brief.layout);
    const left = this.readSlots(task);
    const { subject, link, rest } = takeSubject(left);
    const inner = subject && isOpen(this.job.template) ? readTask(subject) : null;
    // “text for a listing: …”: what it is for is a kind of text.
    if (inner && inner.rest === '' && inner.modifiers === '')
      Object.assign(this.brief, { kindName: inner.kindName, layout: inner.layout });
    else if (
      subject &&
      link === 'for' &&
      !isLetter(this.brief) &&
      isDestination(`for ${subject}`) &&
      !/^[.:]\s+(?:will|is|are|has|was)\s/i.test(
        this.text.slice(this.text.indexOf(subject) + subject.length),
      ) &&
      (content !== '' || rest !== '' || this.text.length > sentence.length)
    )
      this.brief.directions.push({ words: `for ${subject}`, isMet: true });
    else if (subject && this.brief.subject === undefined)
      Object.assign(this.brief, { subject, subjectLink: link });
    const isOneSentence = /\p{L}/u.test(rest) && sentence.includes(`${rest}: `) && !isPlainLead(rest);
    if (isOneSentence) this.readContent(`${rest}: ${content}`, { isTask: true });
    else if (/[\p{L}\p{N}]/u.test(rest)) this.readContent(rest, { isTask: true });
    if (task.count && this.readTaskOf(content)) return true;
    if (content !== '' && !isOneSentence) this.readContent(content, { isListed: true });
    return true;
  }

  /** Reads the slots of a task, and those of the kind that a “text for a gift card” is for; returns what is left. */
  private readSlots(task: Task): string {
    const left = readTaskSlots(task, this.brief, this.tagger);
    const inner = isOpen(this.job.template) && /^for\s/i.test(left) ? readTask(left.slice(4)) : null;
    if (!inner || task.layout !== 'news' || !/^for\s/i.test(inner.rest)) return left;
    this.brief.layout = inner.layout;
    return readTaskSlots(inner, this.brief, this.tagger);
  }

  /** “We close on 3 May, can you write an email to …”: a task after its reason. */
  private readLateTask(sentence: string): boolean {
    const [, reason = '', request] = LATE_TASK.exec(sentence) ?? [];
    if (request === undefined || !readTask(splitTask(request).head)?.isRequest) return false;
    this.readContent(reason);
    return this.readTaskOf(request);
  }

  private readContent(sentence: string, place: Place = {}): void {
    readContent(sentence, this.brief, this.tagger, place);
  }
}
