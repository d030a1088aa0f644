import leven from 'leven';
import { SETTINGS } from './environment.js';
import { PROVIDERS } from './model-providers.js';
import { SECRET_SETTINGS } from './secret-files.js';

/** A variable of the environment that is not a setting but looks like one. */
interface MistypedVariable {
  name: string;
  /** The setting that was probably meant. */
  meant: string;
}

/** Names of up to seven characters are a typo of another name at one edit, longer ones at two. */
const SHORT_NAME_LENGTH = 7;
/** Names this short are too close to variables of other programs. */
const COMPARED_LENGTH_MIN = 5;

/** Finds variables such as `MODEL` (for `MODELS`) or `OPENAI_KEY`, which would otherwise be ignored silently. */
export function findMistypedVariables(variables: NodeJS.ProcessEnv): MistypedVariable[] {
  const names = Object.keys(variables).filter(
    (name) => !KNOWN.has(name) && name.length >= COMPARED_LENGTH_MIN,
  );
  return names.flatMap((name) => {
    const meant =
      COMPARED.find((setting) => isTypoOf(name, setting)) ??
      PROVIDER_SETTINGS.find((setting) => isShortenedFrom(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** The warning about such a variable, without its value. */
export function describeMistyped({ name, meant }: MistypedVariable): string {
  return `${name} is not a setting; did you mean ${meant}?`;
}

function isTypoOf(name: string, setting: string): boolean {
  const editsMax = setting.length <= SHORT_NAME_LENGTH ? 1 : 2;
  if (Math.abs(name.length - setting.length) > editsMax) return false;
  return leven(name.toUpperCase(), setting) <= editsMax;
}

/** Whether a name lacks one word of a setting's name, not the first: `OPENAI_KEY` of `OPENAI_API_KEY`. */
function isShortenedFrom(name: string, setting: string): boolean {
  const words = setting.split('_');
  if (words.length < 3) return false;
  return words.some(
    (_word, index) => index > 0 && words.toSpliced(index, 1).join('_') === name.toUpperCase(),
  );
}

const PROVIDER_SETTINGS = Object.values(PROVIDERS).flatMap(({ key, base }) => (key ? [key, base] : [base]));
const COMPARED = [...SETTINGS, ...PROVIDER_SETTINGS].filter((name) => name.length >= COMPARED_LENGTH_MIN);
const KNOWN = new Set([...SETTINGS, ...PROVIDER_SETTINGS, ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]);
