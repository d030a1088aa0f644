import type { Operation } from '../operation.js';
import { editSentences } from '../text/edit-prose.js';
import { newData } from './named-data.js';
import { swapContact, swapsContact } from './swap-contact.js';
import { supersede } from './supersede.js';
import { regex } from '../../text/regex.js';

/** What makes a statement news, so that the only datum of its kind is meant. */
const CHANGED = regex.iu`\b(?:now|new|instead|moved?|moving|chang(?:e|ed|es|ing)|update|correction|gone (?:up|down)|go(?:es|ing)? (?:up|down)|went (?:up|down)|increas\w+|rais(?:e|ed|ing)|reduc\w+|lowered|drop(?:s|ped|ping)? to|postponed?|put back|brought forward|resched\w+|pushed|delayed|extended|should (?:be|say|read)|was actually|is actually|meant|set|make|put|say)\b`;
/** Wishes for the form of a text have amounts too, and writers tell of themselves. */
const NO_NEWS = regex.iu`§|\b(?:words?|sentences?|paragraphs?|characters?|letters?|lines?|bullets?|points?|pages?|tweets?|versions?|short\w*|long\w*|tone|style|headings?|titles?|steps?|times|format|(?:firm|friendli|kind|nic|warm|soft|clear|simpl|strong|polit|calm|plain|bett|stern)er|hashtags?|emojis?|(?<!\.)examples?|reasons?|ideas?|options?|readers?|digits?|numbers? (?:as|in)|prices|english|hours? clock|old|level|grade)\b|\b(?:too|as well)$|^(?:keep|leave|use|write|dates)\b|^(?:I|he|she|we|you)\b(?! (?:now|have moved|moved|will now|changed|open|close|meet|start|are now|charge|can|could|will|paid)\b)`;
/** What the caller says is so now, as far as it has data that can stand for the text's own. */
export const update: Operation<string> = {
  name: 'update',
  readsLast: true,
  readings: [{ pattern: /^[^\n]{6,200}$/, read: ([said]) => (isNews(said) ? said : undefined) }],
  describe: (said) => JSON.stringify(said),
  losses: 'asked',
  apply(content, said, context) {
    const way = CHANGED.test(said) ? 'news' : 'told';
    const changed =
      swapContact(content, said) ?? supersede(content, said, context, way) ?? restate(content, said);
    const message = `What “${said.slice(0, 200)}” is to change in the text is not clear; it was left undone`;
    if (changed === undefined) context.warn('nothing_to_change', message);
    return changed ?? content;
  },
};

/** Whether words state what can take the place of a statement of the text. */
export function isNews(said: string): boolean {
  return (
    swapsContact(said) !== undefined ||
    (!NO_NEWS.test(said) && (newData(said).length > 0 || STANDS.test(said)))
  );
}

const WHERE = String.raw`(?:at|in|on|behind|outside|inside|near|opposite|next to)\b`;
/** “Parking is now at the arena.” */
const STANDS = regex.iu`^(?:(?:also|and|but|now|update:?|say|put) )*(?:(?:the|our|my) )?(?=.* (?:now|instead)\b|[\p{L}-]+ (?:is|are) )(?<subject>[\p{L}'’-]{3,}(?: [\p{L}'’-]+){0,2} (?:is|are|was|were|will be)) (?:now )?(?<where>${WHERE}[^\n,;]{2,80}?)(?: now| instead)?$`;

/** Puts where something is now in place of where a sentence, which says nothing else, has it. */
function restate(content: string, said: string): string | undefined {
  const { subject, where } = STANDS.exec(said)?.groups ?? {};
  const same = regex.iu`^((?:(?:the|our|my) )?${subject ?? '$'}) ${WHERE}(?!.*\b(?:and|but|or|which|where|who|if)\b)[^,;:]+?(?=[.!]?$)`;
  let found = 0;
  const restated = editSentences(content, (sentence) =>
    sentence.replace(same, (_, head: string) => ((found += 1), `${head} ${where}`)),
  );
  return found === 1 ? restated : undefined;
}
