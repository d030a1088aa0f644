import type { GenerateJob } from '../../../text-engine.js';
import { isOpenLine, readStretches, wordsOf, wordsToWriter, type Stretch } from '../roles/stretches.js';
import { applyCorrections } from '../text/corrections.js';
import { layOut } from '../text/lay-out.js';
import { cleanPrompt, joinDetails, mask } from '../text/mask.js';
import { spellOut } from '../text/plain-request.js';
import { addressFacts } from './address-facts.js';
import { isLetter, isNewsletter, isOpen, newBrief, type Brief } from './brief.js';
import { isFaq, readAnswers, readQuestions } from './faq.js';
import { FactReader } from './fact-reader.js';
import { INTRODUCES, readSignature, SIGN_OFF } from './labels.js';
import { mendFragment } from './mend-fragments.js';
import { nameProduct } from './name-product.js';
import { needsModel } from './needs-model.js';
import { joinStory, moveRequest, type MovedRequest } from './late-request.js';
import { takeStatements } from './place.js';
import { isSaying, readDirection } from './read-direction.js';
import { keepLists } from './keep-lists.js';
import { isCourtesy, readSlot } from './read-slot.js';
import { isMostlyNotes, isNumbered, omitFacts, setAsProse } from './follow-directions.js';
import { MIXED, readAsides, readNote, setApart, withoutActs } from './set-apart.js';
import { speaksAsWe } from './fill.js';
import { TaskReader } from './task-reader.js';
import { continues, giveLabel, isCut, joinReport, joinTail } from './task-rest.js';

/** A direction of less probability is named as left out, as it may be content. */
const LIKELY = 0.7;
const SHORT_FACTS = 2;
const LONE_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}-]+)?\.?$/u;
/** So many lines without a stop are notes, one fact each. */
const NOTES_MIN = 2;

/** Sorts a prompt into task, facts, directions, slots and notes, by the roles of its stretches. */
export function readPrompt(job: GenerateJob): Brief {
  const corrected = applyCorrections(cleanPrompt(job.prompt));
  const { text, quoted, asides } = layOut(corrected.text);
  const masked = keepLists(joinDetails(mask(spellOut(text, job.template))), job.template.id);
  const moved = moveRequest(masked);
  const brief = new PromptReader(job.template, moved?.text ?? masked, quoted, moved).read();
  brief.leftOut.push(...corrected.takenBack);
  readAsides(brief, asides);
  return brief;
}

class PromptReader {
  private readonly stretches: Stretch[];
  private readonly brief: Brief;
  private readonly facts: FactReader;
  private readonly tasks: TaskReader;

  constructor(
    { id, layout }: GenerateJob['template'],
    text: string,
    quoted: string,
    private readonly moved: MovedRequest | null,
  ) {
    this.brief = newBrief({ id, layout }, speaksAsWe(text, layout), quoted, text);
    const stretches = readStretches(text, id);
    this.stretches = moved ? joinStory(stretches, moved) : stretches;
    const facts = this.stretches.filter(({ role, isUnsure }) => role === 'fact' && !isUnsure).length;
    this.facts = new FactReader(this.brief, facts <= SHORT_FACTS);
    this.tasks = new TaskReader(this.brief, this.facts);
  }

  read(): Brief {
    const { brief } = this;
    const first = this.findTask();
    brief.said = `${wordsOf(this.stretches, 'task')}\n${wordsOf(this.stretches, 'fact')}`;
    const asked = first < 0 ? [] : this.readTask(first);
    if (isLetter(brief) && !isNewsletter(brief)) takeStatements(this.stretches, this.brief.tagger);
    const areNotes = this.stretches.filter(isOpenLine).length >= NOTES_MIN;
    if (isFaq(brief)) readAnswers(this.stretches);
    const ends: number[] = [];
    for (const [index, stretch] of this.stretches.entries()) {
      if (this.moved && stretch.start >= this.moved.from) ends[0] ??= brief.parts.length;
      if (this.moved && stretch.start >= this.moved.to) ends[1] ??= brief.parts.length;
      if (index === first) brief.parts.push(...asked);
      else this.readStretch(stretch, index, areNotes && isOpenLine(stretch));
    }
    // The parts of the story stand before those of the request.
    const [from = brief.parts.length, to = brief.parts.length] = ends;
    brief.parts.unshift(...brief.parts.splice(from, to - from));
    // A text to summarize stands after a blank line, or is what the prompt has of content.
    brief.source = /\n\s*\n([^]*)$/.exec(brief.prompt)?.[1] ?? wordsOf(this.stretches, 'fact');
    if (isLetter(brief)) brief.sender ??= INTRODUCES.exec(wordsOf(this.stretches, 'fact'))?.groups?.name;
    omitFacts(brief);
    mendFragment(brief);
    if (isFaq(brief)) readQuestions(brief);
    addressFacts(brief);
    if (brief.layout === 'summary' && isMostlyNotes(brief) && brief.source.includes('\n'))
      brief.layout = 'list';
    brief.isNumbered = isNumbered(brief);
    nameProduct(brief);
    setAsProse(brief);
    brief.hasTask ||= !isOpen(brief);
    brief.asked = wordsOf(this.stretches, 'task');
    brief.notWritten = needsModel(brief, wordsToWriter(this.stretches));
    return brief;
  }

  /** The first stretch that says what to write; one that begins the prompt as a request does is one. */
  private findTask(): number {
    const [first] = this.stretches;
    const found = this.stretches.findIndex(({ role }) => role === 'task');
    if (found >= 0 || first?.role !== 'fact' || !this.tasks.isTask(first.text)) return found;
    first.role = 'task';
    return 0;
  }

  /** Reads the task first, because its kind decides how the facts before it are read; returns the facts in it. */
  private readTask(index: number): Brief['parts'] {
    giveLabel(this.stretches, index);
    joinTail(this.stretches, index, this.brief);
    joinReport(this.stretches, index);
    const [{ text }, next] = [this.stretches[index]!, this.stretches[index + 1]];
    // “Write to the parents saying | the trip is on Friday”: one sentence.
    const isWhole = text.startsWith('I am applying ') && next?.gap === 'comma';
    const runsOn = next?.role === 'fact' && (isWhole || continues(next));
    if (runsOn) this.stretches.splice(index + 1, 1);
    const isLate = this.moved !== null || this.stretches.slice(0, index).some(({ role }) => role === 'fact');
    const isSlot = runsOn && (isWhole || isCut(text, next.text));
    this.tasks.read(isSlot ? `${text} ${next.text}` : text, runsOn && !isSlot ? next.text : '', isLate);
    return this.brief.parts.splice(0);
  }

  private readStretch(stretch: Stretch, index: number, isNote: boolean): void {
    const { role, text, isUnsure } = stretch;
    if (role === 'task' && /^to: /i.test(text) && readSlot(text, this.brief)) return;
    // A sign-off also before directions: “… at 5. Yours, Dana Voss. No emojis.”
    const isEnd = this.stretches.slice(index + 1).every((next) => next.role !== 'fact' && !next.isUnsure);
    const isLast =
      index === this.stretches.length - 1 || (isEnd && (SIGN_OFF.test(text) || LONE_NAME.test(text)));
    const mayBeName = (/fact|note/.test(role) || isUnsure) && !/^(?:to|for|dear)\s/i.test(text);
    if (isLast && mayBeName && !isCourtesy(text) && readSignature(text, this.brief)) return;
    if (isUnsure && (this.facts.readAct(text) || setApart(stretch, this.brief))) return;
    if (role === 'fact')
      this.facts.read(text, {
        isItem: isNote || stretch.gap === 'item',
        opensParagraph: stretch.gap === 'paragraph',
        isListed: stretch.gap === 'colon' && this.stretches[index - 1]?.role === 'task',
      });
    else if (role === 'task') this.tasks.readSecond(text);
    else if (readSlot(text, this.brief) || (!MIXED.test(text) && this.facts.readAct(text))) return;
    else if (isSaying(text)) this.facts.read(text.replace(/^.*? that\s+/i, ''));
    else if (role === 'note') readNote(stretch, this.brief);
    else readDirection(withoutActs(text, this.brief, this.facts), this.brief, stretch.chance >= LIKELY);
  }
}
