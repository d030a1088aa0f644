import type { ValueTransformer } from 'typeorm';

/** Reads a `bigint` column, which the driver returns as text, as a number. Stored values stay below 2^53. */
export const bigintNumber: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
