import type { GenerateJob } from '../../../text-engine.js';
import type { Tagger } from '../text/tagger.js';
import { readActHead } from './act-head.js';
import { isLetter, type Brief } from './brief.js';
import { isDirection } from './directions.js';
import { readContent, type Place } from './read-content.js';
import { isOpen, readTaskSlots } from './read-task.js';
import { speaksAsWe } from './speaker.js';
import { takeSubject } from './subject.js';
import { splitTask } from './task-head.js';
import { readTask, type Task } from './task.js';
import { readVerblessTask } from './topic.js';
import { isDestination } from './writer-talk.js';

const LATE_TASK =
  /^(\S.*?),?\s+(?:and |so |but )?((?:(?:please|pls)\s+)?(?:(?:can|could|would) (?:you|u)\s|(?:write|draft|compose)\s).*)$/i;

/** Whether what stands before a colon is directions rather than the beginning of what stands after it. */
function isPlainLead(rest: string): boolean {
  return isDirection(rest.split(/,\s+/).at(-1) ?? '');
}

/** Reads the sentence of a prompt that says what to write. */
export class TaskReader {
  /** Whether a sentence has said what to write. */
  hasTask = false;

  constructor(
    private readonly job: GenerateJob,
    private readonly text: string,
    private readonly brief: Brief,
    private readonly tagger: Tagger,
  ) {}

  /** Reads a sentence that says what to write; false when it does not. */
  read(sentence: string): boolean {
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
    const isAlone = content === '' && rest === '' && this.text.length <= sentence.length;
    if (subject) this.readSubject(subject, link, isAlone);
    const isOneSentence = /\p{L}/u.test(rest) && sentence.includes(`${rest}: `) && !isPlainLead(rest);
    if (isOneSentence) this.readContent(`${rest}: ${content}`, { isTask: true });
    else if (/[\p{L}\p{N}]/u.test(rest)) this.readContent(rest, { isTask: true });
    if (task.count && this.read(content)) return true;
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
    return this.read(request);
  }

  /** Takes a subject, unless it says what kind of text is wanted, or where the text will stand. */
  private readSubject(subject: string, link: string | undefined, isAlone: boolean): void {
    const inner = isOpen(this.job.template) ? readTask(subject) : null;
    // “text for a listing: …”: what it is for is a kind of text.
    if (inner?.rest === '' && inner.modifiers === '')
      Object.assign(this.brief, { kindName: inner.kindName, layout: inner.layout });
    else if (link === 'for' && !isAlone && this.isPlace(subject))
      this.brief.directions.push({ words: `for ${subject}`, isMet: true });
    else if (this.brief.subject === undefined) Object.assign(this.brief, { subject, subjectLink: link });
  }

  /** “notice for the fridge: …” stands there; “… fridge. Will be cleaned …” is about it. */
  private isPlace(subject: string): boolean {
    const next = this.text.slice(this.text.indexOf(subject) + subject.length);
    return (
      !isLetter(this.brief) &&
      this.brief.layout !== 'invention' &&
      !/^an?\s/i.test(subject) &&
      isDestination(`for ${subject}`) &&
      !/^[.:]\s+(?:will|is|are|has|was)\s/i.test(next)
    );
  }

  private readContent(sentence: string, place: Place = {}): void {
    readContent(sentence, this.brief, this.tagger, place);
  }
}
