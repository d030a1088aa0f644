import { keyTerms } from '../length/key-terms.js';
import type { OperationContext } from '../operation.js';
import { applyEdits } from '../text/edits.js';
import { editProse, editRaw } from '../text/edit-prose.js';
import { joinSentences, splitSentences } from '../text/sentences.js';
import { wordSet } from '../text/words.js';
import {
  dataIn,
  formOf,
  newData,
  partReplaced,
  SPAN_BEFORE,
  withItsUnit,
  type Datum,
  type NewDatum,
} from './named-data.js';

/** A datum of the text, with its sentence and the place of that. */
interface Place extends Datum {
  sentence: string;
  index: number;
}
/** What a statement speaks of. */
interface Statement {
  terms: readonly string[];
  told: string;
  way: 'news' | 'told' | 'added';
}

const NO_TERMS = wordSet`
  now new price cost date day time deadline phone telephone number email mail e-mail website link address go gon going up down
  chang mov mak put say said set updat correct instead actually should please to read increas rais reduc postpon back
  forward brought from start begin end finish until
`;

/**
 * The text with what a statement says in place of what it says of the same: “The bus leaves at 10.30.” Undefined where
 * it is not certain what that is. `news` may mean the only datum of its kind; what is `added` must be of the very same.
 */
export function supersede(
  content: string,
  statement: string,
  context: OperationContext,
  way: Statement['way'],
): string | undefined {
  const data = newData(statement);
  if (data.length === 0) return undefined;
  const told = data.reduce(
    (rest, { text }) => rest.replace(new RegExp(text.replace(/[.+()]/g, '.'), 'i'), ' '),
    statement,
  );
  const terms = keyTerms(told).filter((term) => !NO_TERMS.has(term));
  let written: string | undefined = content;
  for (const datum of data) written = written && supersedeOne(written, datum, { terms, told, way }, context);
  return written;
}

function supersedeOne(
  content: string,
  datum: NewDatum,
  said: Statement,
  context: OperationContext,
): string | undefined {
  const edit = /email|website/.test(datum.kind) ? editRaw : editProse;
  const editEach = (change: (sentence: string, index: number) => string) => {
    let index = 0;
    const changed = (prose: string) =>
      splitSentences(prose).map(({ text, gap }) => ({ gap, text: change(text, (index += 1)) }));
    return edit(content, (prose) => joinSentences(changed(prose)));
  };
  const places: Place[] = [];
  editEach((sentence, index) => {
    places.push(...dataIn(sentence, datum.kind).map((found) => ({ ...found, sentence, index })));
    return sentence;
  });
  const meant = placesMeant(places, datum, said);
  context.takeRoom(meant.length * datum.text.length);
  const warn = (message: string) => context.warn('please_check', message);
  const edited = editEach((sentence, index) => {
    const here = meant.filter((place) => place.index === index);
    const old = here.map((place) => ({ ...partReplaced(place, datum.text), text: '' }));
    return applyEdits(
      sentence,
      old.map((each) =>
        withItsUnit(sentence, each, inSpanOf(sentence.slice(each.start, each.end), datum), warn),
      ),
    );
  });
  const [core = '§'] =
    /\d{1,2}(?:st|nd|rd|th)? \p{L}{3,}|\b(?!\p{L}+day\b)\p{L}{3,} \d{1,2}\b/u.exec(meant[0]?.text ?? '') ??
    [];
  if (datum.kind === 'date' && !datum.text.includes(core) && edited.includes(core))
    warn(`“${core}” stands in the text elsewhere, and was left`);
  return meant.length > 0 ? edited : undefined;
}

/** “2 to 6 pm” for “9 am and 1 pm” is “2 and 6 pm”, as its sentence says “between”. */
const inSpanOf = (old: string, { kind, text }: NewDatum): string =>
  kind === 'hours' ? text.replace(JOINT, JOINT.exec(old)![0]) : text;
const JOINT = / ?(?:to|until|till|and|[-–—]) ?(?=\d)/;

/** The part of a sentence between commas and conjunctions that holds a datum. */
function clauseOf({ sentence, start }: Place): string {
  const seams = [...sentence.matchAll(/[,;:–] | (?:and|but|or|while) (?!\d|[£$€])/g)].map(
    (seam) => seam.index,
  );
  const end = seams.find((seam) => seam >= start);
  return sentence.slice(seams.findLast((seam) => seam < start) ?? 0, end);
}

function placesMeant(places: readonly Place[], datum: Datum, { terms, told, way }: Statement): Place[] {
  for (const partOf of [clauseOf, ({ sentence }: Place) => sentence]) {
    const hits = places.map((place) => {
      const known = new Set(keyTerms(partOf(place)));
      return terms.filter((term) => known.has(term)).length;
    });
    const most = Math.max(0, ...hits);
    if (way === 'added' && (most === 0 || most < terms.length)) return [];
    const nearest = places.filter((_, index) => hits[index] === most);
    if (most > 0) return onlyOne(nearest, datum, told);
  }
  return way === 'news' || terms.length === 0 ? onlyOne(places, datum, told) : [];
}

const STARTS = /\b(?:start|open|begin|from)(?:s|ing)?\b/i;
const ENDS = /\b(?:end|finish|clos|until|till)(?:e?s|ing|e)?\b/i;

/** Those of the same form as the new datum, if they say the same; of a span, the end that is named. */
function onlyOne(places: readonly Place[], datum: Datum, told: string): Place[] {
  const [, rate] = /^[£$€][\d.,]+( .+)$/.exec(datum.text) ?? [];
  const alike = places.filter((place) =>
    rate
      ? place.sentence.startsWith(rate, place.start + place.text.length)
      : formOf(place.text) === formOf(datum.text) && /\d/.test(datum.text),
  );
  const some = alike.length > 0 ? alike : [...places];
  const [first, second] = some;
  if (!first || (some.length === 1 && /\d/.test(datum.text) && isSpanned(first))) return [];
  if (some.every(({ text }) => text === first.text)) return some;
  const between = first.sentence.slice(first.start + first.text.length, second!.start);
  if (
    some.length !== 2 ||
    first.index !== second!.index ||
    !/^ ?(?:to|until|till|and|[-–—]) ?$/.test(between)
  )
    return [];
  return STARTS.test(told) ? [first] : some.filter((place) => place === second && ENDS.test(told));
}

const isSpanned = ({ sentence, start }: Place) => SPAN_BEFORE.test(sentence.slice(0, start));
