import { unmask } from '../text/mask.js';
import { countWords, splitAtCommas, splitClauses } from '../text/split.js';
import { joinObjects } from '../text/objects.js';
import { trimMarks } from '../text/tidy.js';
import { isToWriter } from '../text/writer-talk.js';
import { readAct } from './acts.js';
import { isLetter, isNewsletter, type Brief } from './brief.js';
import { groupFacts, isTyped } from './group-facts.js';
import { CONTENT_LABELS, fillLabel, isContentLabel, isRole, ORIGIN, readLabel } from './labels.js';
import { KIND_WORDS_MAX, maySay } from './place.js';
import { isUnsaid, withoutCue } from './read-direction.js';
import { readSlot } from './read-slot.js';

const LABEL_WORDS_MAX = 4;
const CONFIRM = /^please confirm (?!.*\b(?:his|her|their|him|them)\b)/i;
const CONTACT = /\b(?:contact|media|press|enquiries|inquiries|info(?:rmation)?|images|boilerplate)\b/i;
/** Where a piece of content stands in its prompt. */
interface Place {
  /** A list item, or one of several notes. */
  isItem?: boolean;
  opensParagraph?: boolean;
  /** Part of the sentence that says what to write. */
  isTask?: boolean;
  /** After a colon, as a list of facts. */
  isListed?: boolean;
}

/** Reads content: slots and acts to where they belong, everything else as sentences and items, in their order. */
export class FactReader {
  /** Whether facts of the same sentence stand before an act. */
  private isPending = false;

  constructor(
    private readonly brief: Brief,
    /** Whether the prompt has hardly more than one sentence of content. */
    private readonly isShort: boolean,
  ) {}

  read(words: string, place: Place = {}): void {
    const { parts } = this.brief;
    const before = parts.length;
    const text = withoutCue(words, this.brief);
    if (isContentLabel(text)) return;
    if (!this.readLabelled(text)) {
      if (!place.isItem) this.readSentence(text, place);
      else if (!readSlot(trimMarks(text), this.brief)) parts.push({ kind: 'item', text: trimMarks(text) });
    }
    const first = parts[before];
    if (place.opensParagraph && first?.kind === 'sentence') first.opensParagraph = true;
  }

  /** Reads words such as “thank them for the flowers” as a sentence to the reader; false where they are no such act. */
  readAct(words: string, isTask = false): boolean {
    const opensNews = this.brief.layout === 'news' && this.brief.parts.length === 0;
    if (!(isLetter(this.brief) || opensNews) || isNewsletter(this.brief)) return false;
    const act = readAct(words, this.brief, isTask);
    if (!act) return false;
    if (this.brief.parts.length === 0 && !this.isPending) this.brief.actSubject ??= act.subject;
    this.brief.parts.push({ kind: 'sentence', text: act.sentence });
    return true;
  }

  private readLabelled(text: string): boolean {
    const labelled = readLabel(text);
    if (!labelled) return false;
    const { label, value } = labelled;
    if (fillLabel(label, value, this.brief)) return true;
    if (/^me$/i.test(label) && isLetter(this.brief)) {
      const [name = '', ...rest] = splitAtCommas(value);
      this.brief.sender ??= name;
      this.readSentence(rest.join(', '), { isListed: true });
    } else if (CONTENT_LABELS.test(label)) this.readSentence(value, { isListed: true });
    else if (this.opensWithName(label)) this.readNamed(label, value);
    else if (isTyped(text, this.brief) && !CONTACT.test(label) && !/^[\ue022"“]/.test(value)) return false;
    else if (label.split(/\s/).length <= LABEL_WORDS_MAX && !this.brief.tagger.isSentence(label))
      this.brief.parts.push({ kind: 'labelled', label, text: trimMarks(value) });
    else return false;
    return true;
  }

  /** “Jam: no added sugar, …”: a prompt's only label, at its beginning, is what it is about. */
  private opensWithName(label: string): boolean {
    const { parts, subject, layout, prompt } = this.brief;
    if (/^(?:lost|found|wanted|missing|for sale|free|update|urgent|help wanted)$/i.test(label)) return false;
    const isFirst = parts.length === 0 && subject === undefined && prompt.startsWith(label);
    if (!isFirst || isLetter(this.brief) || layout === 'sections') return false;
    // “Keyboard K75: …”
    const isName = /^\p{L}+ .*(?:\d|\p{Lu}\p{Ll})/u.test(label);
    return isName || prompt.match(/(?:^|[.\n]\s*)\p{L}[\p{L} ]{0,24}:\s/gu)?.length === 1;
  }

  private readNamed(label: string, value: string): void {
    const isNamed = /^(?:product|item|name|title|topic|company|event|project)$/i.test(label);
    const [name = '', ...rest] = isNamed ? splitAtCommas(value) : [];
    this.brief.subject = isNamed ? name.replace(/\.$/, '') : label;
    this.readSentence(isNamed ? rest.join(', ') : value, { isListed: true });
  }

  private readSentence(text: string, place: Place): void {
    let facts: string[] = [];
    const flush = (whole = facts.join(', ')) => {
      const { brief, isShort } = this;
      brief.parts.push(...groupFacts(facts, whole, brief, { isListed: place.isListed ?? false, isShort }));
      facts = [];
    };
    let signed: string | undefined;
    const clauses = joinObjects(splitClauses(text, place.isTask ?? isLetter(this.brief)), this.brief.tagger);
    for (const clause of clauses) {
      const { sender, parts } = this.brief;
      const before = parts.length;
      this.isPending = facts.length > 0;
      // “From Ines Roth, purchasing”: what follows a name is the role of the sender.
      const follows = signed !== undefined && sender === signed;
      if (follows && isRole(clause, this.brief)) {
        signed = [signed === 'me' ? [] : signed!, clause.replace(/\.$/, '')].flat().join(', ');
        this.brief.sender = signed;
        continue;
      }
      const isOrigin = follows && ORIGIN.test(clause);
      const isAct = () => !CONFIRM.test(clause) && this.readAct(clause, place.isTask);
      if (isOrigin || (!readSlot(clause, this.brief) && !isAct())) {
        if (isOrigin) facts.push(`I am ${clause}`);
        else if (place.isTask && isToWriter(unmask(clause)))
          this.brief.directions.push({ words: clause.replace(/[.!]$/, '') });
        else if (isUnsaid(clause, this.brief)) this.brief.apart.push(trimMarks(clause));
        else if (place.isTask && !maySay(clause, this.brief))
          (countWords(clause) > KIND_WORDS_MAX ? this.brief.apart : this.brief.leftOut).push(
            trimMarks(clause),
          );
        else facts.push(clause);
        continue;
      }
      signed = this.brief.sender === sender ? undefined : this.brief.sender;
      const added = parts.splice(before);
      flush();
      parts.push(...added);
    }
    this.isPending = false;
    // Words that are all content stay as they are in the prompt.
    flush(facts.length === clauses.length ? text : undefined);
  }
}
