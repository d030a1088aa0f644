import { checkModelIds } from '../../models/model-limits.js';

/** Reads the models that a form limits a key or a plan to; null if none is selected, which allows all. */
export function readModelLimit(body: URLSearchParams, known: readonly { id: string }[]): string[] | null {
  const ids = body.getAll('model');
  return ids.length === 0 ? null : checkModelIds(ids, known);
}
