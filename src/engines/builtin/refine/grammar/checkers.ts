import { createChecker, type Checker } from './checker.js';

export type Dialect = 'American' | 'British';

const made = new Map<Dialect, Promise<Checker>>();
let broken = false;

/** The process's checker for a dialect, made when first needed. */
export function checkerFor(dialect: Dialect): Promise<Checker> {
  const known = made.get(dialect) ?? createChecker(dialect).then(watched);
  made.set(dialect, known);
  return known;
}

/** Whether a checker has thrown: the library is then poisoned for good, and its process must be replaced. */
export function isCheckerBroken(): boolean {
  return broken;
}

function watched(checker: Checker): Checker {
  return {
    async correct(text, content, onUnknown) {
      if (broken) throw new Error('The grammar checker is broken');
      try {
        return await checker.correct(text, content, onUnknown);
      } catch (error) {
        broken = true;
        throw error;
      }
    },
  };
}
