import { joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { capitalise, countWords, uncapitalise } from '../text/words.js';
import { OPTIONAL } from './asides.js';
import { statesFacts, withoutAddress } from './compress-sentence.js';
import { fillBudget, type Form, type Item } from './fill-budget.js';
import type { Budget } from './fit-within.js';
import { anchorOf } from './key-terms.js';
import { withoutGreeting } from './inline-greeting.js';
import { frameOf } from './letter-frame.js';
import type { MustStay } from './must-stay.js';
import { rankSentences, weightOf } from './rank-sentences.js';
import { rebuild, unitsOf, type Unit } from './select-sentences.js';
import { partsOf } from './sentence-parts.js';
import { introduces, isPleasantry, namesItsThing } from './sentence-purpose.js';

/** Without the sentence that names its thing, the rest is hard to understand. */
const OPENING_WORTH = 5;
const OPENING_NEWS_WORTH = 60;
/** An opening that only names a day or a place may be about something else. */
const NAMING_WORTH = 3;
/** Room that is left over may have a pleasantry. */
const PLEASANTRY_VALUE = 0.02;
/** What a sentence is still worth without its asides, and what a part of the opening is: it names the thing too. */
const BARE = 0.95;
const OPENING_PART = 0.6;
const FACTS_LOST = 0.7;
/** Line ends between blocks count too where characters do. */
const TRIES_MAX = 3;
const CHAIN_MAX = 50;

/**
 * Keeps the sentences that are worth most together within a budget, in their order and blocks; a heading stays where
 * something below it did. Sentences are compressed first, then they lose asides, then they go. Those that must stay are
 * taken whatever the budget.
 */
export function selectWithin(content: string, budget: Budget, mustStay: MustStay | null = null): string {
  const blocks = parseBlocks(content);
  const units = unitsOf(blocks);
  const headings = blocks.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const parts = [headings, [...frameOf(blocks)]].map((part) => ({
    part,
    size: budget.measure(joinBlocks(part.map((index) => blocks[index] as Block))),
  }));
  const framing = parts.filter(({ size }) => size > 0 && size <= budget.max / 4);
  const staying = new Set(framing.flatMap(({ part }) => part));
  let room = budget.max - framing.reduce((sum, { size }) => sum + size, 0);
  const items = itemsOf(units, budget);
  const held = new Map(
    mustStay ? units.flatMap(({ text }, index) => (mustStay(text) ? [[index, items[index]!]] : [])) : [],
  );
  const anchors = anchorsOf(units);
  for (let tries = 1; ; tries += 1) {
    const kept = keepWithin(items, anchors, held, room, mustStay);
    const made = kept.size === 0 ? '' : rebuild(blocks, units, kept, staying);
    const excess = budget.measure(made) - budget.max;
    if (excess <= 0 || held.size > 0 || tries === TRIES_MAX) return made;
    room -= excess;
  }
}

function itemsOf(units: readonly Unit[], budget: Budget): Item[] {
  const shorts = units.map((unit) => unit.compress());
  const texts = units.map(({ text }) => text);
  const asWritten = rankSentences(texts);
  const isShorter = shorts.some((short, index) => short !== texts[index]);
  const asShort = isShorter ? rankSentences(shorts) : asWritten;
  const worth = asWritten.map((value, index) => Math.max(value, asShort[index]!));
  return units.map((unit, index): Item => {
    const short = shorts[index]!;
    const bare = capitalise(withoutGreeting(unit.compress(OPTIONAL)));
    const costOf = (text: string) => budget.measure(`${unit.lead}${text} `);
    const opens = index === 0 && units.length > 2 && namesItsThing(short);
    const own = Math.max(worth[index]!, opens ? openingWorth(short) : 0);
    const value = isPleasantry(unit.text) ? PLEASANTRY_VALUE : valueOf(own, short);
    const form = (text: string, share: number): Form => ({ text, cost: costOf(text), value: value * share });
    const whole = form(short, 1);
    const least = opens ? OPENING_PART : 0;
    const lean = costOf(bare) < whole.cost ? [bare] : [];
    const direct = [short, ...lean].map(withoutAddress).filter((text) => costOf(text) < costOf(short));
    const barest = [short, ...lean, ...direct].at(-1)!;
    return {
      index,
      followers: [],
      forms: [
        whole,
        ...lean.map((text) => form(text, BARE)),
        ...direct.map((text) =>
          form(text, BARE * (statesFacts(uncapitalise(short.slice(0, -text.length))) ? FACTS_LOST : 1)),
        ),
        ...(isPleasantry(unit.text) ? [] : partsOf(barest)).map((part) => {
          const lost = statesFacts(short.slice(part.length - 1)) ? FACTS_LOST : 1;
          return form(part, lost * (least + (1 - least) * (costOf(part) / whole.cost)));
        }),
      ],
    };
  });
}

function openingWorth(opening: string): number {
  if (weightOf(opening) > 1) return OPENING_NEWS_WORTH;
  return introduces(opening) ? OPENING_WORTH : NAMING_WORTH;
}

/** Growing ever slower with the odds that an editor keeps it, and with its length. */
const valueOf = (worth: number, text: string): number => Math.log1p(worth) * countWords(text) ** 0.5;

/** The places of the sentences that others lean on, in chains that are not too long. */
function anchorsOf(units: readonly Unit[]): number[] {
  const texts = units.map(({ text }) => text);
  const depths: number[] = [];
  return texts.map((_, index) => {
    const anchor = anchorOf(texts, index);
    const depth = anchor < 0 ? 0 : depths[anchor]! + 1;
    depths.push(depth % CHAIN_MAX);
    return depth < CHAIN_MAX ? anchor : -1;
  });
}

function keepWithin(
  items: readonly Item[],
  anchors: readonly number[],
  held: ReadonlyMap<number, Item>,
  budget: number,
  mustStay: MustStay | null,
): Map<number, string> {
  const kept = new Map<number, string>();
  let room = budget;
  for (const [index, { forms }] of held) {
    const stating = forms.filter(({ text }) => mustStay?.(text));
    const [first = forms[0]!] = stating;
    const form =
      stating.find(({ cost }) => cost <= room) ?? stating.findLast(({ cost }) => cost < first.cost) ?? first;
    room -= form.cost;
    kept.set(index, form.text);
  }
  for (const item of items) item.followers = [];
  const free = items.filter(({ index }) => !held.has(index));
  const roots = free.filter((item) => {
    const anchor = anchors[item.index]!;
    if (anchor >= 0 && !held.has(anchor)) items[anchor]!.followers.push(item);
    return anchor < 0 || held.has(anchor);
  });
  for (const [index, text] of fillBudget(roots, Math.max(0, room))) kept.set(index, text);
  return kept;
}
