import type { ValueTransformer } from 'typeorm';

/** Reads a `bigint` column as a number: the driver returns text. Every value that is stored stays below 2^53. */
export const bigintNumber: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
