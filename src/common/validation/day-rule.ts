import { applyDecorators } from '@nestjs/common';
import { apiField } from './describe.js';
import type { Failure } from './rule-context.js';
import { rule } from './rules.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first day that PostgreSQL's `date` can represent in this format: it has no year 0. */
export const FIRST_DAY = '0001-01-01';

/** A UTC day of a query, `YYYY-MM-DD`, that exists in the calendar. */
export const Day = () =>
  applyDecorators(rule('day', dayFailures), apiField({ type: 'string', pattern: DAY.source }));

/** Returns the start of a valid day in milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayFailures(value: unknown): Failure[] {
  if (typeof value !== 'string') return [{ reason: 'invalid_type', message: 'must be a string' }];
  if (!DAY.test(value)) return [{ reason: 'invalid_value', message: 'must be a day, YYYY-MM-DD' }];
  return exists(value) ? [] : [{ reason: 'invalid_value', message: 'must be a valid date' }];
}

// A well-formed day that does not exist, such as 2026-02-30, is parsed as another day or as invalid.
function exists(day: string): boolean {
  const ms = startOfDay(day);
  return day >= FIRST_DAY && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}
