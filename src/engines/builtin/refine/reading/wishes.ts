import { join } from 'node:path';
import { Weights } from '../../text/weights.js';
import { wishFeatures } from './wish-features.js';

/**
 * What instructions can wish for, each with words that the operations know: none where no operation does it, or where the
 * words of the instructions themselves are needed. The order is that of the weights.
 */
const TABLE = `
grammar=fix the grammar | shorten=make it shorter | summarise=summarise it | formal=more formal |
casual=more casual | friendly=friendlier | polite=more polite | confident=more confident |
less-hype=less salesy | simplify=simple words | bullets=use bullets | numbered=numbered list |
prose=as prose | paragraphs=paragraph breaks | split-sentences=split sentences | title=add a title |
subheadings= | past=past tense | present=present tense | future=future tense | first=first person |
first-plural=first person plural | second=second person | third=third person | active=active voice |
uk=British spelling | us=American spelling | sentence-case=sentence case | greeting=add a greeting |
sign-off=add a sign-off | improve=improve | contractions=use contractions |
no-contractions=no contractions | gender-neutral= | remove emojis=remove emojis |
remove links=remove links | remove exclamation marks=remove exclamation marks |
remove prices=remove prices | remove buzzwords=remove buzzwords | length= | replace= | remove= | keep= |
unsupported=`;

export const WISHES: ReadonlyMap<string, string> = new Map(
  TABLE.split('|').map((entry) => entry.trim().split('=') as [string, string]),
);

const NAMES = [...WISHES.keys()];
let weights: Weights | undefined;

/**
 * How probable it is that instructions wish for something, for every wish. A model that was trained on instructions as
 * people type them (bench/quality/wishes).
 */
export function wishChances(
  instructions: string,
  model = (weights ??= Weights.read(join(import.meta.dirname, 'wish-weights.txt'))),
): ReadonlyMap<string, number> {
  const scores = model.score(wishFeatures(instructions), NAMES.length);
  return new Map(NAMES.map((wish, index) => [wish, 1 / (1 + Math.exp(-scores[index]!))]));
}
