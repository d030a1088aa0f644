import { splitSentences } from '../text/split.js';

/** A request to the writer, where a letter or notice has a sentence of its own. */
const REQUEST =
  /^(?:(?:Write|Draft|Compose|Prepare|Send)(?: (?:me|us|this|it))? (?:to|an?)\b|Let (?:people|everyone|everybody|them|him|her|(?:the|our|my) \p{L}+) know\b|(?:Tell|Thank|Remind|Invite|Congratulate|Apologi[sz]e to|Inform|Ask) (?:him|her|them|people|(?:my|our)\b|\p{Lu}))/u;
/** An opening that needs a clause of its own behind it. */
const FRAGMENT =
  /^(?:(?:congratulat|thank|announc|invit|remind|inform|apologi[sz]|ask|tell|confirm)ing|especially)\b[^,:;–]*[.!]$/i;

/** The sentences of a finished text that may be words to its writer, or no sentences. */
export function doubtfulSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitSentences)
    .filter((each) => REQUEST.test(each) || FRAGMENT.test(each));
}
