import { regex } from '../../text/regex.js';

/** A text that begins so has its greeting. */
export const GREETING_PATTERN = regex.i`^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom it may concern|greetings)\b[^\n.!?]{0,80}[,!:]?\s*(?:\n|$)`;

/** The end of a letter: a closing word on a line of its own, and perhaps a name. */
export const SIGN_OFF_PATTERN = regex.i`\n[^\S\n]{0,100}(?:(?:kind|best|warm|warmest|many)(?:est)? (?:regards|wishes|thanks)|many thanks and (?:kind|best|warm) (?:regards|wishes)|regards|best|all the best|sincerely|yours (?:sincerely|faithfully|truly)|respectfully|(?:thanks|thank you) [^\n,.!?]{2,40}(?=,[^\S\n]*(?:\n|$))|thanks|thank you|cheers|with (?:best|kind) regards|see you(?: soon| then| later)?|take care|love),?[ \t]*(?:\n[^\n.!?]{0,60}){0,4}\s*$`;
