import { isObject } from './is-object.js';
import type { Failure } from './rule-context.js';

/** Limits of an object whose keys the caller chooses. */
interface ObjectLimits {
  keysMax: number;
  /** What its keys are called in messages. */
  keysName: string;
  /** The problem of one key or its value. */
  failureOf: (key: string, value: unknown) => Omit<Failure, 'at'> | null | undefined;
}

/** Lists the problems of an object; of one with too many keys, those of the first `keysMax`. */
export function objectFailures(value: unknown, { keysMax, keysName, failureOf }: ObjectLimits): Failure[] {
  if (!isObject(value)) return [{ reason: 'invalid_type', message: 'must be an object' }];
  const entries = Object.entries(value);
  const bad = entries.slice(0, keysMax).flatMap(([key, child]): Failure[] => {
    const failure = failureOf(key, child);
    return failure ? [{ ...failure, at: key }] : [];
  });
  if (entries.length > keysMax)
    bad.unshift({ reason: 'too_long', message: `must have at most ${keysMax} ${keysName}` });
  return bad;
}
