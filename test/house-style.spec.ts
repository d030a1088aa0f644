import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Names that this project used to have for things that the field has a standard term for. */
const FORMER_NAMES = [
  'Grounds Holder Refusal About Order Crew quickDeaths ofTheDead bury PartingResponse ',
  'partingResponse keptTick TurnAdapter finishStartSoon Foundation TextsUnderWay TextProduction ',
  'Resealing resealing NOBODY weAreRoot RequestFrame shapeTokens ProviderMount Desk Belongings ',
  'orShowAgain sendOn textIn Visit KeptForm RefusedRequests Flag Matching ',
  'hiredAt replacesDead comesToListen groundsOfBucket resealFrom resealed letGo goOn callOff ',
  'handBack giveBack isVouchedFor isFromUs mustBeOurs leaveCountingToUs WAY_OUT LOOKED_AT ',
  'isUnasked isHeard vainFrames STREAMS_A_TURN isAwake isWoken THOUGHT_TOKENS worthRepeating ',
  'missChanges learnTime isStrange isCalledOtherwise leadsTo ofStrangers',
].flatMap((names) => names.trim().split(' '));
const FORMER_FILES =
  /(?:parting-response|kept-tick|turn-adapter|finish-start|refused-requests|nothing-kept|grounds|refusal)\.tsx?$/;

const LINES_MAX = 200;
const MEDIAN_LINES_MAX = 60;
/** Files that hold data have the length of their data. */
const DATA = /\/(?:data|catalogue|migrations)\//;

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const sources = filesBelow('src');
const code = [...sources, ...filesBelow('test'), ...filesBelow('bench')].filter(
  (path) => !DATA.test(path) && basename(path) !== 'house-style.spec.ts',
);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
/** Comments and texts for people may hold these words; identifiers may not. */
const identifiersOf = (path: string) =>
  new Set(
    textOf(path)
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"/g, ' ')
      .match(/[A-Za-z_$][\w$]*/g),
  );

describe('names', () => {
  it("are the field's standard terms", () => {
    const found = code.flatMap((path) => {
      const identifiers = identifiersOf(path);
      return FORMER_NAMES.filter((name) => identifiers.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(found).toEqual([]);
    expect(code.filter((path) => FORMER_FILES.test(path))).toEqual([]);
  });
});

describe('files of src/', () => {
  const lengths = sources
    .filter((path) => !DATA.test(path))
    .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
    .sort((one, other) => one.lines - other.lines);

  it('have at most 200 lines each, and half of them at most 60', () => {
    expect(lengths.filter(({ lines }) => lines > LINES_MAX)).toEqual([]);
    expect(lengths[lengths.length >> 1]!.lines).toBeLessThanOrEqual(MEDIAN_LINES_MAX);
  });
});
