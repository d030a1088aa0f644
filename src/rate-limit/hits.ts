import type { SlotClaim } from '../common/http/slot-claim.js';
import type { Bucket } from './rate-limit-storage.js';

/** A request, by what it counts in and the slot that it claims. */
export interface Hit {
  buckets: readonly Bucket[];
  claim: SlotClaim | null;
}

/** Many requests as the arrays that the database's function takes. */
export interface Hits {
  /** Each bucket once, with the buckets that claims only lock. */
  names: string[];
  /** How many buckets each request hits. */
  sizes: number[];
  /** The buckets hit, request after request, as positions in `names` counted from 1. */
  positions: number[];
  /** The limit of each hit; requests that arrived before and after a change of plan may differ. */
  limits: number[];
}

/** Arranges requests in the order in which they are decided. */
export function toHits(requests: readonly Hit[]): Hits {
  const positionByName = new Map<string, number>();
  const positions: number[] = [];
  const limits: number[] = [];
  for (const bucket of requests.flatMap(({ buckets }) => buckets)) {
    const key = nameOf(bucket);
    const position = positionByName.get(key) ?? positionByName.size + 1;
    positionByName.set(key, position);
    positions.push(position);
    limits.push(bucket.limit);
  }
  const names = new Set(positionByName.keys());
  for (const { claim } of requests) if (claim) names.add(claim.lock);
  return { names: [...names], sizes: requests.map(({ buckets }) => buckets.length), positions, limits };
}

/** The name of a bucket in the database. */
export function nameOf({ name, id }: Bucket): string {
  return `${name}:${id}`;
}
