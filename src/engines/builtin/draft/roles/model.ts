import { join } from 'node:path';
import { Weights } from '../../text/weights.js';

/** The roles that a piece of a prompt can have; the order is that of the weights. */
export const ROLES = ['task', 'fact', 'direction', 'mention', 'note'] as const;
export type Role = (typeof ROLES)[number];

let loaded: Weights | undefined;

/** The weights of the roles and of the cuts, read once. They are written by bench/quality/sorter. */
export function roleWeights(): Weights {
  loaded ??= Weights.read(join(import.meta.dirname, 'weights.txt'));
  return loaded;
}
