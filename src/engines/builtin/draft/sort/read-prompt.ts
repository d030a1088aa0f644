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
import { CONTENT_LABELS, fillLabel, readLabel, readSignOff } from './labels.js';
import { isCourtesy, readClause } from './read-clause.js';
import { readContent, type Place } from './read-content.js';
import { isPlainNote } from './segments.js';
import { speaksAsWe } from './speaker.js';
import { OPENING } from './task.js';
import { takeTopic } from './topic.js';
import { TaskReader } from './task-reader.js';
import { readWriterTalk } from './writer-talk.js';

const LABEL_WORDS_MAX = 4;

/** Sorts a prompt into task, directions, slots and facts. What cannot be sorted with certainty is a fact. */
export function readPrompt(job: GenerateJob): Brief {
  const { text, quoted } = layOut(cleanPrompt(job.prompt));
  return new PromptReader(job, mask(mendSlips(text)), quoted).read();
}

class PromptReader {
  private readonly tagger = new Tagger();
  private readonly brief: Brief;
  private readonly tasks: TaskReader;
  private isFirst = true;

  constructor(
    private readonly job: GenerateJob,
    private readonly text: string,
    quoted: string,
  ) {
    this.brief = newBrief(job.template.layout, speaksAsWe(text, job.template.layout), quoted);
    this.tasks = new TaskReader(this.job, this.text, this.brief, this.tagger);
  }

  read(): Brief {
    for (const line of splitLines(this.text)) this.readLine(line);
    omitFacts(this.brief);
    mendFragments(this.brief);
    addressFacts(this.brief, this.tagger);
    if (!this.tasks.hasTask) takeTopic(this.brief);
    this.brief.hasTask = this.tasks.hasTask || this.job.template.id !== 'general';
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
    if (isCourtesy(sentence) || readSignOff(sentence, this.brief)) return;
    const opensTask = !isItem || (/:\s/.test(sentence) && this.brief.parts.length === 0);
    if (!this.tasks.hasTask && opensTask && this.tasks.read(sentence)) return;
    const labelled = readLabel(sentence);
    if (labelled && fillLabel(labelled.label, labelled.value, this.brief)) return;
    if (labelled && CONTENT_LABELS.test(labelled.label))
      return this.readContent(labelled.value, { isListed: true });
    if (labelled && this.opensWithName(labelled.label)) {
      this.tasks.hasTask = true;
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
      const label = labelled.label.replace(/^(?:end|close|finish|start) with (?:the |our )?/i, '');
      this.brief.parts.push({ kind: 'labelled', label, text: trimMarks(labelled.value) });
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

  private readContent(sentence: string, place: Place = {}): void {
    readContent(sentence, this.brief, this.tagger, place);
  }
}
