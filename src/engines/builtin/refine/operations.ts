import type { Operation } from './operation.js';
import { abbreviations } from './operations/abbreviations.js';
import { activeVoice } from './operations/active-voice.js';
import { addStatement } from './operations/add-statement.js';
import { apologetic } from './operations/apologise.js';
import { arrange } from './operations/arrange.js';
import { letterCase } from './operations/case.js';
import { clock } from './operations/clock.js';
import { contractions } from './operations/contractions.js';
import { greeting, signOff } from './operations/correspondence.js';
import { dateFormat } from './operations/date-format.js';
import { dialect } from './operations/dialect.js';
import { fixGrammar } from './operations/fix-grammar.js';
import { improve } from './operations/improve.js';
import { insert } from './operations/insert.js';
import { length } from './operations/length.js';
import { bullets, numbered, prose } from './operations/lists.js';
import { removeMentions, removeParagraph } from './operations/mentions.js';
import { splitParagraphs } from './operations/paragraphs.js';
import { keepPart, removePart } from './operations/parts.js';
import { remove } from './operations/remove.js';
import { numberStyle } from './operations/number-style.js';
import { enthusiastic, persuasive } from './operations/persuasive.js';
import { polite } from './operations/polite.js';
import { person } from './operations/person.js';
import { removePhrase } from './operations/remove-phrase.js';
import { removeThing } from './operations/remove-thing.js';
import { replace } from './operations/replace.js';
import { shorten, summarise } from './operations/shorten.js';
import { simplify } from './operations/simplify.js';
import { sortList } from './operations/sort-list.js';
import { splitLong } from './operations/split-sentences.js';
import { title } from './operations/titles.js';
import { tense } from './operations/tense.js';
import { update } from './operations/update.js';
import { casual, formal, friendly } from './operations/tone.js';

/**
 * Everything the engine can do to a text, in the order in which several are carried out: the caller's own words
 * first, then what is wrong, wording, length, shape, and the look of letters last.
 */
export const OPERATIONS = [
  person,
  replace,
  removeMentions,
  removeParagraph,
  removePhrase,
  removeThing,
  removePart,
  keepPart,
  arrange,
  addStatement,
  fixGrammar,
  improve,
  tense,
  activeVoice,
  simplify,
  remove,
  persuasive,
  enthusiastic,
  apologetic,
  polite,
  formal,
  casual,
  friendly,
  contractions,
  abbreviations,
  summarise,
  length,
  shorten,
  splitLong,
  splitParagraphs,
  prose,
  bullets,
  numbered,
  sortList,
  title,
  greeting,
  signOff,
  insert,
  numberStyle,
  clock,
  dateFormat,
  dialect,
  letterCase,
  update,
] as unknown as readonly Operation<never>[];

/** In short, for a caller whose instructions named nothing of it. */
export const ABILITIES =
  'fix grammar and spelling; shorten to a number of words, sentences or a percentage; summarise; make formal, polite, casual, friendly, apologetic, persuasive, enthusiastic or simple; use the active voice; ' +
  'change tense or person; remove filler, hedges, clichés, emojis, exclamation marks, links, prices or formatting; replace or remove words; keep or remove sentences and paragraphs; ' +
  'make bullets, numbered lists or a title; split, merge or move paragraphs and sentences; add a greeting, sign-off, a sentence that you give or your call to action; British or American spelling; letter case; ' +
  '24-hour or 12-hour times, American, British or ISO dates, numbers as words or digits; spell out abbreviations; sort a list';
