import type { Bucket } from './rate-limit-storage.js';

/** Many requests as the arrays that the database's function takes. */
export interface Hits {
  /** Each bucket once. */
  names: string[];
  /** How many buckets each request hits. */
  sizes: number[];
  /** The buckets hit, request after request, as places in `names` counted from 1. */
  places: number[];
  /** The limit of each hit; requests that arrived before and after a change of plan may differ. */
  limits: number[];
}

/** Arranges requests in the order in which they are decided. */
export function toHits(requests: readonly (readonly Bucket[])[]): Hits {
  const placeByName = new Map<string, number>();
  const places: number[] = [];
  const limits: number[] = [];
  for (const { name, id, limit } of requests.flat()) {
    const key = `${name}:${id}`;
    const place = placeByName.get(key) ?? placeByName.size + 1;
    placeByName.set(key, place);
    places.push(place);
    limits.push(limit);
  }
  return { names: [...placeByName.keys()], sizes: requests.map(({ length }) => length), places, limits };
}
