import { isObject } from './is-object.js';
import { itemFailures } from './item-failures.js';
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
  return itemFailures(Object.entries(value), {
    max: keysMax,
    called: keysName,
    failureOf: ([key, child]) => failureOf(key, child),
    at: ([key]) => key,
  });
}
