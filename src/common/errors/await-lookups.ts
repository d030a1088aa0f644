import { AppError, type ErrorDetail } from './app-error.js';

/** Results by place. */
type Found<Lookups extends readonly Promise<unknown>[]> = {
  -readonly [Place in keyof Lookups]: Awaited<Lookups[Place]>;
};

/**
 * Looks up what several fields of a request name. If several do not exist, the first error lists all of these fields, so
 * that the caller can correct them at once. A failure that no field causes is thrown as it is.
 */
export async function awaitLookups<const Lookups extends readonly Promise<unknown>[]>(
  ...lookups: Lookups
): Promise<Found<Lookups>> {
  const settled = await Promise.allSettled(lookups);
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  const other = failures.find((error) => !namesField(error));
  if (other !== undefined) throw other;
  const [first, ...rest] = failures.filter(namesField);
  if (!first) return Promise.all(lookups) as Promise<Found<Lookups>>;
  if (rest.length === 0) throw first;
  const details = [first, ...rest].flatMap((error) => error.details);
  throw new AppError(first.reason, first.message, { details });
}

const namesField = (error: unknown): error is AppError & { details: ErrorDetail[] } =>
  error instanceof AppError && error.details !== undefined;
