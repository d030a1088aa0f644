import type { PlaceClaim } from '../common/http/place-claim.js';
import type { Bucket } from './rate-limit-storage.js';

/** A request, by what it counts in and the place that it claims. */
export interface Hit {
  buckets: readonly Bucket[];
  claim: PlaceClaim | null;
}

/** Many requests as the arrays that the database's function takes. */
export interface Hits {
  /** Each bucket once, with the buckets that claims only lock. */
  names: string[];
  /** How many buckets each request hits. */
  sizes: number[];
  /** The buckets hit, request after request, as places in `names` counted from 1. */
  places: number[];
  /** The limit of each hit; requests that arrived before and after a change of plan may differ. */
  limits: number[];
}

/** Arranges requests in the order in which they are decided. */
export function toHits(requests: readonly Hit[]): Hits {
  const placeByName = new Map<string, number>();
  const places: number[] = [];
  const limits: number[] = [];
  for (const bucket of requests.flatMap(({ buckets }) => buckets)) {
    const key = nameOf(bucket);
    const place = placeByName.get(key) ?? placeByName.size + 1;
    placeByName.set(key, place);
    places.push(place);
    limits.push(bucket.limit);
  }
  const names = new Set(placeByName.keys());
  for (const { claim } of requests) if (claim) names.add(claim.lock);
  return { names: [...names], sizes: requests.map(({ buckets }) => buckets.length), places, limits };
}

/** The name of a bucket in the database. */
export function nameOf({ name, id }: Bucket): string {
  return `${name}:${id}`;
}
