import { AppError } from '../../common/errors/app-error.js';
import { PageError } from '../../web/page-error.js';

/** The 404 of a page about an object that does not exist or belongs to another account. */
export function notFound(): PageError {
  return new PageError(404, 'Page not found', 'The page does not exist, or it belongs to another account.');
}

/** Shows the not-found page instead of an error of the API that says the same. */
export async function orNotFound<Found>(search: Promise<Found>): Promise<Found> {
  try {
    return await search;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'not_found') throw notFound();
    throw error;
  }
}
