import { applyDecorators } from '@nestjs/common';
import { DAY_FORMAT, parseDay } from '../time/parse-day.js';
import { apiField } from './describe.js';
import type { Failure } from './rule-context.js';
import { rule } from './rules.js';

/** The first day that PostgreSQL's `date` can represent in this format: it has no year 0. */
export const FIRST_DAY = '0001-01-01';

/** A UTC day of a query, `YYYY-MM-DD`, that exists in the calendar. */
export const Day = () =>
  applyDecorators(rule('day', dayFailures), apiField({ type: 'string', pattern: DAY_FORMAT.source }));

/** Returns the start of a valid day in milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayFailures(value: unknown): Failure[] {
  if (typeof value !== 'string') return [{ reason: 'invalid_type', message: 'must be a string' }];
  if (!DAY_FORMAT.test(value)) return [{ reason: 'invalid_value', message: 'must be a day, YYYY-MM-DD' }];
  const exists = value >= FIRST_DAY && parseDay(value) !== null;
  return exists ? [] : [{ reason: 'invalid_value', message: 'must be a valid date' }];
}
