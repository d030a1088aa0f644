import { AppError } from '../../common/errors/app-error.js';

/** Throws `unsupported_language` for a language that the built-in engine does not write. */
export function assertEnglish(language: string): void {
  if (/^en(?:-|$)/i.test(language)) return;
  throw new AppError('unsupported_language', 'The built-in engine writes English only.', {
    details: [
      { path: 'options.language', message: 'must be English (en, en-GB, en-US, …) for the built-in engine' },
    ],
  });
}
