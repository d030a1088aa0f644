import { isChannel } from '../roles/words.js';
import { sayThing } from '../text/add-verb.js';
import { cutRun } from '../text/part-run.js';
import { provenTitle } from '../text/title.js';
import { trimMarks } from '../text/tidy.js';
import { isLetter, isOpen, type Brief } from './brief.js';
import type { FactReader } from './fact-reader.js';
import { isCue } from './read-direction.js';
import { readTaskSlots } from './read-task.js';
import { readRecipient } from './recipient.js';
import { isSubject, isTopic, mayNameTopic } from './place.js';
import { speaksAsWe } from './fill.js';
import { readSubject, takeSubject } from './subject.js';
import { readActHead, splitTask, splitWish, statesContent, withoutTelling } from './task-head.js';
import { extendSlot, NEXT_ACT, OF_TEXT, takeName, WHO } from './task-rest.js';
import { OPENING, readTask, STEPS, WISH, withoutRequest, type Task } from './task.js';

const IDEAS = /^(?:some |a few |any |\d+ )?(?:ideas? (?:for|about|on|how to) )?/i;
/** “Describe a mug, hand thrown, 300 ml” */
const NOTED = /^(?!.*\b(?:mention|say|tell|include|keep|make|avoid)\b)[^,]+, /i;

/** Reads the words of a prompt that say what to write. */
export class TaskReader {
  constructor(
    private readonly brief: Brief,
    private readonly facts: FactReader,
  ) {}

  /** Whether words are certainly a request for a text. */
  isTask(words: string): boolean {
    const { head } = splitTask(words.replace(OPENING, ''));
    return (readTask(head) ?? readActHead(head, this.brief)) !== null;
  }

  /** Reads the first words that say what to write, and the fact that continues their sentence; facts may stand before. */
  read(words: string, fact = '', isLate = false): void {
    this.brief.hasTask = true;
    this.brief.mayMisaddress = isLate;
    const sentence = words.replace(OPENING, '').replace(/[.!]+$/, '');
    const { head, content } = splitTask(sentence);
    const { before = '', wish = '' } = splitWish(sentence);
    const isStory = readTask(before) === null && !/^(?:please )?(?:ask|tell)\s/i.test(before);
    if (isStory && readTask(splitTask(wish).head) !== null) {
      if (this.brief.tagger.isSentence(before)) this.facts.read(`${before}.`);
      return this.read(wish, fact, isLate);
    }
    const task = readTask(head) ?? readActHead(head, this.brief) ?? readTask(head, true);
    if (task) this.readKnown(task, content, fact);
    else if (this.readActs(`${sentence} ${fact}`.trim())) return;
    else {
      const { brief } = this;
      const isHow = /^how\s/i.test(head.replace(WISH, '').replace(STEPS, ''));
      if (isHow && isOpen(brief)) Object.assign(brief, { layout: 'list', kindName: 'how-to' });
      this.readUnknown(isHow ? head : sentence);
      if (isHow) this.facts.read(content, { isListed: true });
      this.facts.read(fact);
    }
  }

  /** Another request in the same prompt: “can you write one?” adds nothing, a kind of text may be that of the draft. */
  readSecond(words: string): void {
    const { brief } = this;
    const task = readTask(trimMarks(words).replace(/[.!?]+$/, ''));
    this.facts.readAct(task?.rest.replace(/^,\s*/, '') ?? '', true);
    const layout = isOpen(brief) && task ? task.layout : brief.layout;
    if (task && !brief.kindName) Object.assign(brief, { kindName: task.kindName, layout });
    const { kindName = '', recipient } = brief;
    if (task && isLetter(brief) && !recipient) this.readSlots({ ...task, kindName });
    if (!task && /[\d@\ue000-\uf000]/.test(words)) this.facts.read(words);
  }

  private readKnown(task: Task, named: string, next: string): void {
    // “… - gala at Kilmarley | Sunday 23 March”: one sentence goes on.
    const [content, fact] = named === '' ? [named, next] : [`${named} ${next}`.trim(), ''];
    if (isOpen(this.brief)) this.brief.layout = task.layout;
    this.brief.speaksAsWe = speaksAsWe(this.brief.prompt, this.brief.layout);
    const left = this.readSlots(task);
    const { subject: taken, link, readers, directions = [], rest: follows } = takeSubject(left, this.brief);
    // “an FAQ for people who want to rent a rack”
    const isWhole = WHO.test(follows) && /^(?!the\s|our\s|my\s)\p{Ll}/u.test(taken ?? '');
    const [subject, rest] = isWhole ? [`${taken} ${follows}`, ''] : [taken, follows];
    this.brief.directions.push(...directions.map((said) => ({ words: said })));
    if (readers !== undefined && !isChannel(readers)) this.brief.directions.push({ words: `for ${readers}` });
    if (subject) readSubject(subject, link, this.brief);
    if (!subject && isSubject(rest, this.brief)) this.brief.subject = trimMarks(rest);
    else this.readRest(takeName(trimMarks(rest), this.brief), fact);
    if (content !== '') this.readNamed(content);
  }

  /** “Listing - mooring for rent”: what a request names after its colon or dash is its subject. */
  private readNamed(content: string): void {
    const isSubject = this.brief.subject === undefined && !isLetter(this.brief) && !/[,:]/.test(content);
    if (isSubject && provenTitle(content) && !this.brief.tagger.isSentence(content))
      this.brief.subject = content;
    else this.facts.read(content, { isListed: true });
  }

  /** What is left of a request is content only if it is an act or a sentence, by itself or with the fact after it. */
  private readRest(rest: string, fact: string): void {
    const { brief, facts } = this;
    const follows = extendSlot(rest, fact, brief);
    if (follows !== null) return facts.read(follows);
    if (OF_TEXT.test(rest)) return void brief.directions.push({ words: `${rest} ${fact}`.trim() });
    const isWhole = rest !== '' && (fact !== '' || !/^(?!introducing ).*,/i.test(rest));
    if (isWhole && this.readActs(`${rest} ${fact}`.trim())) return;
    if (isLetter(brief) && brief.subject === undefined && brief.recipient && isTopic(rest, this.brief.tagger))
      brief.subject = rest;
    else if (/[\p{L}\p{N}]/u.test(rest) && !isCue(rest) && !isChannel(rest) && !/^for\s/i.test(rest))
      facts.read(rest, { isTask: brief.templateId !== 'product-description' || !NOTED.test(rest) });
    facts.read(fact);
  }

  /** “ask for a refund, we paid in May, thank them”: an act and what follows it; false where the words begin with none. */
  private readActs(words: string): boolean {
    const { brief } = this;
    const [first = '', ...later] = isLetter(brief) ? words.split(NEXT_ACT) : [words];
    const [act = '', ...others] = isLetter(brief) ? cutRun(first, brief.tagger, brief) : [first];
    const isAct = this.facts.readAct(act, true);
    if (isAct) this.facts.read([...others, ...later].join(', '));
    return isAct;
  }

  private readUnknown(sentence: string): void {
    const words = withoutRequest(withoutTelling(sentence));
    const to = /^(?:to|dear)[:\s]\s*(?<who>\S.*)$/i.exec(words)?.groups?.who;
    if (to !== undefined) {
      if (isOpen(this.brief)) this.brief.layout = 'letter';
      this.brief.recipient ??= readRecipient(trimMarks(to));
    } else if (words === sentence && (statesContent(words, this.brief.tagger) || sayThing(words)))
      this.facts.read(`${words}.`);
    else if (!this.brief.mayMisaddress && mayNameTopic(words, this.brief.tagger))
      this.brief.subject ??= trimMarks(words.replace(IDEAS, '')).replace(
        isLetter(this.brief) ? '' : /(?<=^(?!label\b).*\s\S.*):$/i,
        '',
      );
  }

  /** Reads the slots of a task, and those of the kind that a “text for a gift card” is for; returns what is left. */
  private readSlots(task: Task): string {
    const left = readTaskSlots(task, this.brief);
    const inner = isOpen(this.brief) && /^for\s/i.test(left) ? readTask(left.slice(4)) : null;
    return inner && /^for\s/i.test(inner.rest) ? readTaskSlots(inner, this.brief) : left;
  }
}
