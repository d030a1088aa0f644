import { median } from './statistics.ts';

/** One line of the table. */
export interface Row {
  name: string;
  ours: number;
  /** What stands beside ours: another program's figure, or the limit that ours must keep; null where ours is only told. */
  peer: number | null;
  unit: string;
  /** How ours compares with the peer: above 1 is better than it, whichever way the unit counts. */
  ratio: number | null;
  /** The least ratio that is good enough. */
  floor: number | null;
  ok: boolean;
  /** What the figure includes, and the figures around it; for people. */
  note: string;
}

/** How a figure is to be taken. */
export interface Bench {
  /** The median of so many rounds is told. */
  rounds: number;
  /** Whether what takes very long is to be measured in full. */
  isLong: boolean;
  /** Says what is going on; never on stdout. */
  tell(text: string): void;
}

/** Something that is measured: it starts what it needs, measures, ends what it started. */
export interface Figure {
  title: string;
  measure(bench: Bench): Promise<Row[]>;
}

interface Compared {
  ours: number[];
  peer: number[];
  unit: string;
  /** Null where the comparison is only told. */
  floor: number | null;
  note: string;
}

/** A rate beside a peer's, of which more is better. */
export function rateRow(name: string, { ours, peer, unit, floor, note }: Compared): Row {
  return judged(name, median(ours), median(peer), unit, median(ours) / median(peer), floor, note);
}

/** A time or a size beside a peer's, of which less is better. */
export function costRow(name: string, { ours, peer, unit, floor, note }: Compared): Row {
  return judged(name, median(ours), median(peer), unit, median(peer) / median(ours), floor, note);
}

/** A time or a size that must stay within a limit. What has nothing to tell from zero counts as well within. */
export function limitRow(name: string, ours: number[], limit: number, unit: string, note: string): Row {
  const cost = median(ours);
  return judged(name, cost, limit, unit, limit / Math.max(cost, limit / 100), 1, note);
}

/** How many of so many came out well: the worst round counts, and none may be missing. */
export function allRow(name: string, ours: number[], all: number, unit: string, note: string): Row {
  const worst = Math.min(...ours);
  return judged(name, worst, all, unit, worst / all, 1, note);
}

/** A figure that is told, with nothing to be judged by. */
export function toldRow(name: string, ours: number[], unit: string, note: string): Row {
  return { name, ours: rounded(median(ours)), peer: null, unit, ratio: null, floor: null, ok: true, note };
}

function judged(
  name: string,
  ours: number,
  peer: number,
  unit: string,
  ratio: number,
  floor: number | null,
  note: string,
): Row {
  return {
    name,
    ours: rounded(ours),
    peer: rounded(peer),
    unit,
    ratio: rounded(ratio),
    floor: floor && rounded(floor),
    ok: floor === null || ratio >= floor,
    note,
  };
}

// Three figures are what such measurements are worth.
function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
