/** How a row is measured. */
export interface Bench {
  /** The value of a row is the median of this many rounds. */
  rounds: number;
  /** Whether to run measurements that take very long in full. */
  isLong: boolean;
  /** Reports progress on stderr. */
  log(text: string): void;
}

/** One value of a row, and what it has to reach. */
export interface Measure {
  better: 'higher' | 'lower';
  /** Empty for ratios and counts. */
  unit?: string;
  /** The limit that every release has to meet. Without it, the value is for information. */
  floor?: number;
  aim: number;
}

/** The values of one run, in the order of the row's measures. */
export interface Outcome {
  /** Empty if the machine cannot measure the row. */
  values: number[];
  /** False if the values only show that the measurement works. */
  isJudged?: boolean;
  /** Shown with the result. */
  remark?: string;
}

/** One row of the table. `run` starts what it needs, measures, and stops what it has started. */
export interface Row {
  /** The name for `--only`. */
  id: string;
  title: string;
  measures: Measure[];
  run(bench: Bench): Promise<Outcome>;
}

/** What a run means for a row: the worst of its values counts. */
export function judge({ measures }: Row, { values, isJudged = true, remark }: Outcome): string {
  const reaches = (name: 'floor' | 'aim') =>
    measures.every(({ better, [name]: limit }, index) =>
      better === 'higher' ? values[index]! >= limit! : values[index]! <= limit!,
    );
  const verdict = () => {
    if (values.length === 0) return 'not measured';
    if (!isJudged) return 'not judged';
    if (measures.some(({ floor }) => floor === undefined)) return 'for information';
    if (!reaches('floor')) return 'floor missed';
    return reaches('aim') ? 'aim met' : 'floor met';
  };
  return remark ? `${verdict()} (${remark})` : verdict();
}
