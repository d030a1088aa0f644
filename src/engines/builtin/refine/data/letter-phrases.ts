/** A text that begins so has its greeting. */
export const GREETING_PATTERN =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom it may concern|greetings)\b[^\n.!?]{0,80}[,!:]?\s*(?:\n|$)/i;

/** The end of a letter: a closing word on a line of its own, and perhaps a name. */
export const SIGN_OFF_PATTERN =
  /\n[^\S\n]{0,100}(?:(?:kind|best|warm|warmest|many)(?:est)? (?:regards|wishes|thanks)|regards|best|all the best|sincerely|yours (?:sincerely|faithfully|truly)|respectfully|thanks|thank you|cheers|with (?:best|kind) regards),?[ \t]*(?:\n[^\n.!?]{0,60}){0,4}\s*$/i;

/** Calls to action by what a text itself offers, the particular ones first. A word alone is no offer: a report speaks of prices too. */
export const CALLS_TO_ACTION = String.raw`
Register today to save your place. = \b(?:(?:our|the|this|a|free|next|upcoming|annual|live|online|hands-on) (?:\w+ )?(?:webinar|workshop|seminar|conference)|register (?:now|today|at|for|by|here|online)|registration (?:is|opens|closes))\b
Subscribe today and stay up to date. = \b(?:our|the|this|a|weekly|monthly|free) (?:\w+ )?newsletter\b|\bsubscribe\b
Try it today and see for yourself. = \b(?:free trial|(?:\d+|thirty|fourteen)[- ]day trial|book a demo|free demo|(?:try|start) (?:it )?(?:for )?free)\b
Apply today. We look forward to hearing from you. = \b(?:we are (?:hiring|looking for an?|recruiting)|we're (?:hiring|looking for an?|recruiting)|vacanc(?:y|ies)|job (?:opening|offer)|applicants|candidates (?:should|must|will)|apply (?:now|today|by|to|with|online)|join our team)\b
Give today. Every contribution helps. = \b(?:donate|your donations?|donations? (?:help|of|to|pay)|fundrais\w+|our charity|support our (?:cause|work))\b
Book today to choose the time that suits you. = \b(?:book (?:a|an|your|now|today|online)|make (?:a|an) (?:appointment|reservation|booking)|appointments? (?:is|are) (?:available|free)|bookings? (?:is|are) open|our (?:\w+ )?(?:hotel|restaurant|spa|salon|tours?|guesthouse))\b
Tell us what you think: every answer helps. = \b(?:our|this|the|a short) (?:\w+ )?(?:survey|questionnaire)\b|\byour feedback\b
Download it today and see for yourself. = \b(?:our (?:\w+ )?app|(?:download|install) (?:it|the|our)|available for download|app store|google play)\b
Order yours today. = \b(?:our (?:\w+ )?(?:store|shop)|(?:free|fast|next-day) (?:shipping|delivery)|in stock|add to (?:cart|basket)|on sale|special offer|(?:buy|order|shop|pre-?order) (?:now|yours|today|online|it)|money-back|introductory price|discount code|\d ?% off|handmade|handcrafted|(?:for|only|just|from|at) (?:only |just )?(?:[$£€]\d|\d+ (?:dollars|euros|pounds)\b))|[$£€]\d[\d.,]* (?:each|per (?:month|bottle|pack|item|kilo|person))\b
`
  .trim()
  .split('\n')
  .map((row) => {
    const [text = '', about = ''] = row.split(' = ');
    return { text, about: new RegExp(about, 'i') };
  });
