import type { ValueTransformer } from 'typeorm';

/** Reads a `bigint` column, which the driver returns as text, exactly. For amounts of money in nano-units. */
export const bigintExact: ValueTransformer = {
  to: (value: bigint | null | undefined) => value?.toString() ?? null,
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};
