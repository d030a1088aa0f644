/** A text that begins so has its greeting. */
export const GREETING_PATTERN =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom it may concern|greetings)\b[^\n.!?]{0,80}[,!:]?\s*(?:\n|$)/i;

/** The end of a letter: a closing word on a line of its own, and perhaps a name. */
export const SIGN_OFF_PATTERN =
  /\n[^\S\n]{0,100}(?:(?:kind|best|warm|warmest|many)(?:est)? (?:regards|wishes|thanks)|regards|best|all the best|sincerely|yours (?:sincerely|faithfully|truly)|respectfully|thanks|thank you|cheers|with (?:best|kind) regards),?[ \t]*(?:\n[^\n.!?]{0,60}){0,4}\s*$/i;

/** Calls to action by what a text itself offers, the particular ones first. A word alone is no offer: a report speaks of prices too. */
export const CALLS_TO_ACTION: readonly { about: RegExp; text: string }[] = [
  {
    about:
      /\b(?:(?:our|the|this|a|free|next|upcoming|annual|live|online|hands-on) (?:\w+ )?(?:webinar|workshop|seminar|conference)|register (?:now|today|at|for|by|here|online)|registration (?:is|opens|closes))\b/i,
    text: 'Register today to save your place.',
  },
  {
    about: /\b(?:our|the|this|a|weekly|monthly|free) (?:\w+ )?newsletter\b|\bsubscribe\b/i,
    text: 'Subscribe today and stay up to date.',
  },
  {
    about:
      /\b(?:free trial|(?:\d+|thirty|fourteen)[- ]day trial|book a demo|free demo|(?:try|start) (?:it )?(?:for )?free)\b/i,
    text: 'Try it today and see for yourself.',
  },
  {
    about:
      /\b(?:we are (?:hiring|looking for an?|recruiting)|we're (?:hiring|looking for an?|recruiting)|vacanc(?:y|ies)|job (?:opening|offer)|applicants|candidates (?:should|must|will)|apply (?:now|today|by|to|with|online)|join our team)\b/i,
    text: 'Apply today. We look forward to hearing from you.',
  },
  {
    about:
      /\b(?:donate|your donations?|donations? (?:help|of|to|pay)|fundrais\w+|our charity|support our (?:cause|work))\b/i,
    text: 'Give today. Every contribution helps.',
  },
  {
    about:
      /\b(?:book (?:a|an|your|now|today|online)|make (?:a|an) (?:appointment|reservation|booking)|appointments? (?:is|are) (?:available|free)|bookings? (?:is|are) open|our (?:\w+ )?(?:hotel|restaurant|spa|salon|tours?|guesthouse))\b/i,
    text: 'Book today to choose the time that suits you.',
  },
  {
    about: /\b(?:our|this|the|a short) (?:\w+ )?(?:survey|questionnaire)\b|\byour feedback\b/i,
    text: 'Tell us what you think: every answer helps.',
  },
  {
    about:
      /\b(?:our (?:\w+ )?app|(?:download|install) (?:it|the|our)|available for download|app store|google play)\b/i,
    text: 'Download it today and see for yourself.',
  },
  {
    about:
      /\b(?:our (?:\w+ )?(?:store|shop)|(?:free|fast|next-day) (?:shipping|delivery)|in stock|add to (?:cart|basket)|on sale|special offer|(?:buy|order|shop|pre-?order) (?:now|yours|today|online|it)|money-back|introductory price|discount code|\d ?% off|handmade|handcrafted|(?:for|only|just|from|at) (?:only |just )?(?:[$£€]\d|\d+ (?:dollars|euros|pounds)\b))|[$£€]\d[\d.,]* (?:each|per (?:month|bottle|pack|item|kilo|person))\b/i,
    text: 'Order yours today.',
  },
];
