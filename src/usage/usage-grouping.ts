import type { Failure } from '../common/validation/rule-context.js';

/** What usage can be grouped by, in the order in which rows are sorted. */
export const DIMENSIONS = ['day', 'credential', 'model', 'template', 'end_user'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const DEFAULT_GROUPING = 'day,credential';

const one = DIMENSIONS.join('|');
export const GROUPING_PATTERN = `^(?:${one})(?:,(?:${one})){0,${DIMENSIONS.length - 1}}$`;

/** Reads a valid list such as `day,model`. */
export function readGrouping(text: string): ReadonlySet<Dimension> {
  return new Set(text.split(',') as Dimension[]);
}

/** Lists the problems of a `group_by` parameter. */
export function groupingFailures(value: unknown): Failure[] {
  if (typeof value !== 'string') return [{ reason: 'invalid_type', message: 'must be a string' }];
  const names = value.split(',');
  if (!names.every((name) => (DIMENSIONS as readonly string[]).includes(name)))
    return [{ reason: 'invalid_value', message: `must be a list of ${DIMENSIONS.join(', ')}` }];
  if (new Set(names).size < names.length)
    return [{ reason: 'invalid_value', message: 'must name each dimension once' }];
  return [];
}
