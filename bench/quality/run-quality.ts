import { buildIfStale } from '../../scripts/build.mjs';
import { judgeDrafts } from './generate-quality.ts';
import { judgeRefinements } from './refine-quality.ts';

/** The parts of the quality run: each judges one set of texts and returns its report. */
const PARTS: readonly [title: string, judge: (set: string) => Promise<string>][] = [
  ['Drafts', judgeDrafts],
  ['Refinements', judgeRefinements],
];

/** `npm run bench -- --only quality`: judges texts instead of measuring speed. See README.md in this folder. */
export async function runQuality(): Promise<void> {
  buildIfStale();
  for (const [title, judge] of PARTS)
    process.stdout.write(`${title}\n${await judge(process.env.QUALITY_SET ?? 'dev')}\n`);
}
