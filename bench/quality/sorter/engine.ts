import { join } from 'node:path';
import { buildIfStale } from '../../../scripts/build.mjs';

buildIfStale();
const dist = join(import.meta.dirname, '../../../dist/src/engines/builtin/draft');

/** The parts of the engine that the training shares with it. */
export const { mask } = await import(join(dist, 'text/mask.js'));
export const { cutPieces, SplitModel } = await import(join(dist, 'roles/cut.js'));
export const { featuresOf, findWords, splitFeatures } = await import(join(dist, 'roles/features.js'));
export const { decide, latticeOf, marginals, pairFeatures } = await import(join(dist, 'roles/label.js'));
export const { Weights: RoleWeights } = await import(join(dist, '../text/weights.js'));

/** A piece of a prompt, as the engine cuts it. */
export interface Piece {
  start: number;
  end: number;
  text: string;
  gap: string;
}
