import { ModelError } from './model-error.js';

/** Returns the ids without repetition; throws a `ModelError` for one that no model has. Messages name the option `name`. */
export function checkModelIds(
  ids: readonly string[],
  known: readonly { id: string }[],
  name = 'models',
): string[] {
  const unknown = ids.find((id) => !known.some((model) => model.id === id));
  if (unknown !== undefined) throw new ModelError('models', `${name}: model ${unknown} not found`);
  if (ids.length === 0)
    throw new ModelError('models', `${name}: choose at least one model, or allow all of them`);
  return [...new Set(ids)];
}
