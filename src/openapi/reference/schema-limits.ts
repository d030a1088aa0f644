import type { JsonSchema } from './described-api.js';

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 9 });

/** Describes the limits of a value in words. */
export function limitsOf(schema: JsonSchema): string[] {
  return [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    range(undefined, schema.maxProperties, ' entries'),
    schema.format ? `format ${schema.format}` : null,
    schema.pattern ? `matches ${schema.pattern}` : null,
  ].filter((text) => text !== null);
}

function range(least: number | undefined, most: number | undefined, unit: string): string | null {
  if (least === undefined && most === undefined) return null;
  if (least === undefined) return `at most ${NUMBER.format(most!)}${unit}`;
  if (most === undefined) return `at least ${NUMBER.format(least)}${unit}`;
  return `${NUMBER.format(least)} to ${NUMBER.format(most)}${unit}`;
}
