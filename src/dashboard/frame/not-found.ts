import { PageError } from '../../web/page-error.js';

/** The 404 of a page about an object that does not exist or belongs to another account. */
export function notFound(): PageError {
  return new PageError(404, 'Page not found', 'The page does not exist, or it belongs to another account.');
}
