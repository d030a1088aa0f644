/** A text that begins so has its greeting. */
export const GREETING_PATTERN =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom it may concern|greetings)\b[^\n.!?]{0,80}[,!:]?\s*(?:\n|$)/i;

/** The end of a letter: a closing word on a line of its own, and perhaps a name. */
export const SIGN_OFF_PATTERN =
  /\n\s*(?:(?:kind|best|warm|warmest|many)(?:est)? (?:regards|wishes|thanks)|regards|best|all the best|sincerely|yours (?:sincerely|faithfully|truly)|respectfully|thanks|thank you|cheers|with (?:best|kind) regards),?[ \t]*(?:\n[^\n.!?]{0,60}){0,4}\s*$/i;

/** Calls to action by what a text speaks of, the particular ones first. */
export const CALLS_TO_ACTION: readonly { about: RegExp; text: string }[] = [
  {
    about: /\b(?:webinar|workshop|seminar|conference|register|registration)\b/i,
    text: 'Register today to save your place.',
  },
  { about: /\b(?:newsletter|subscribe|subscription)\b/i, text: 'Subscribe today and stay up to date.' },
  { about: /\b(?:trial|demo|demonstration)\b/i, text: 'Try it today and see for yourself.' },
  {
    about: /\b(?:vacanc(?:y|ies)|job|position|applicants?|candidates?|hiring|apply)\b/i,
    text: 'Apply today. We look forward to hearing from you.',
  },
  { about: /\b(?:donat(?:e|ion)s?|charity|fundrais\w+)\b/i, text: 'Give today. Every contribution helps.' },
  {
    about: /\b(?:appointment|booking|book a|reservation|reserve|table for|hotel|tour)\b/i,
    text: 'Book today to choose the time that suits you.',
  },
  { about: /\b(?:survey|feedback|questionnaire)\b/i, text: 'Tell us what you think: every answer helps.' },
  { about: /\b(?:app|software|download|install)\b/i, text: 'Download it today and see for yourself.' },
  {
    about: /\b(?:shop|store|buy|order|price|discount|sale|offer|product|delivery|\$\d|£\d|€\d)\b/i,
    text: 'Order yours today.',
  },
];
