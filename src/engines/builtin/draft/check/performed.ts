import { unmask } from '../text/mask.js';
import { isLetter, type Brief } from '../sort/brief.js';
import { table } from '../../text/table.js';

/** What a prompt asks a letter to do: its name, the words that ask for it, and those that do it. */
const ACTS = table`
apologise → apologi[sz](?:e|ing)|say(?:ing)? sorry|apology → apologi[sz]e|apologies|sorry
thank → thank(?:ing|s)? → thank|grateful|appreciate
resign → resign(?:ing|ation)? → resign
congratulate → congratulat(?:e|ing) → congratulat|well done|happy
decline → declin(?:e|ing)|turn(?:ing)? down → declin|unfortunately|can(?:no|['’])t|unable|not able|won['’]t|will not|regret
complain → complain(?:ing)? → complain
invite → invit(?:e|ing) → invit|welcome|join|come
remind → remind(?:ing)?(?!(?: \S+){1,4} that) → remind|remember|forget
confirm → confirm(?:ing)?(?! (?:if|whether)) → confirm
`.map(([name = '', asked, done]) => ({
  name,
  asked: new RegExp(`(?<![\\p{L}-])(?:${asked})(?!\\p{L})`, 'iu'),
  done: new RegExp(`(?<!\\p{L})(?:${done})`, 'iu'),
}));

/** The acts that a prompt asks for and its letter does not do. */
export function actsNotDone(brief: Brief, text: string): string[] {
  const asked = unmask(brief.asked ?? '');
  return isLetter(brief)
    ? ACTS.filter((act) => act.asked.test(asked) && !act.done.test(text)).map(({ name }) => name)
    : [];
}
