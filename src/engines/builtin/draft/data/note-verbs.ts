import { regex } from '../../text/regex.js';
import { table } from '../../text/table.js';
import { MONTH } from '../text/mask.js';

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?';
const DATE = String.raw`(?:${DAY}s?(?:[ ,\ue020\ue02c]+\d\S*(?: (?:${MONTH}))?)?|(?:the )?\d{1,2}(?:st|nd|rd|th)?[ \ue020](?:${MONTH})|(?:the )?\d{1,2}(?:st|nd|rd|th)|(?:${MONTH}) \d{1,2})(?![\p{L}\d])`;
const CLOCK = String.raw`(?:\d{1,2}(?:[:.\ue02e\ue03a]\d\d)?(?:[\ue020 ]?[ap]m)?|noon|midnight)(?![\p{L}\d])`;
const RELATIVE = `(?:today|tonight|tomorrow|this (?:week|month|morning|afternoon|evening|${DAY})|next (?:week|month|${DAY}))(?!\\p{L})`;
const MONEY = String.raw`(?:[$€£¥\ue024]\s?\d|\d\S*[\s\ue020]?(?:euros?|pounds|dollars|€|£|\$|\d?p\b))\S*`;
const PREPOSITION =
  'on|at|in|from|until|till|by|for|since|because|due|as|to|with|within|after|before|between|during|daily|every|again|now|already|near|behind|next|opposite|outside|online|only|when|if|unless|per|while|so|and|but';
/** What may follow a verb that has no object. */
const END = String.raw`(?=$|[,;](?! to\b)|\s(?:${PREPOSITION})\b|\s(?:${DATE}|\d{1,2}\S*[ \ue020]?(?:[ap]m|to|-|–|\ue02d)|${RELATIVE}|yesterday|last\b))`;
const DEGREE = '(?:(?:still|already|also|now|not|all|only|currently|temporarily|fully|completely|sadly) )*';
/** What no verb says: “needed”, but not “closed”, which may be the past of a verb. */
const QUALITY =
  'affected|welcome|needed|required|essential|wanted|provided|included|attached|enclosed|allowed|limited|available|unavailable|unchanged|missing|overdue|unpaid|due|full|free|ready|empty|faulty|optional|compulsory|out of (?:order|service|stock|use)|sold out|fully booked|not working|too \\p{L}+|expected|(?:the )?same|finished';
const STATE = `${QUALITY}|\\p{L}{3,}[ai]ble|open|closed|shut|broken|blocked|cracked|warped|damaged|delayed|(?:turned|switched) o(?:ff|n)|booked|scheduled|planned|arranged|confirmed|reserved|down|off|ok|okay|fine`;
const DONE =
  'moved|cancelled|canceled|postponed|rescheduled|relocated|brought forward|pu(?:t|shed) back|extended|reduced|replaced|repaired|fixed|installed|delivered|ordered|sent|refunded|rejected|approved|signed|completed|updated|renamed|sold|raised|collected|packed|planted|donated|removed|found|stolen|received|returned|painted|built|cleaned|published|filled|recycled|lost|left(?= (?:with|at|in|outside|by|on) )|resolved|added|agreed|paid';
const HAPPENED = 'changed|arrived|expired|increased|gone up|run out|failed|stopped working|started|reopened';
/** The verb that a note lacks, and how the note goes on after its subject: the more certain come first. */
export const VERBS = table`
is → ${DEGREE}(?:${STATE})${END}
done → ${DEGREE}(?:${DONE})${END}
has → ${DEGREE}(?:${HAPPENED})${END}
is → ${DEGREE}being \p{L}+(?:ed|en|t)(?=$|\s)
has been → (?!parking|training|meeting|building|opening|cleaning|heating|lighting)\p{L}+ing (?:since|for (?:\d|two|three|four|five|six|weeks|months|days|hours))\b
is → ${DEGREE}(?:leaking|dripping|flickering|rattling|smelling|blocking|peeling|crashing|making)(?=$|\s)
costs → (?:(?:only|just|from|now|still) )*${MONEY}(?:$| (?:per|an?|each|after|before|from|until|if|for|plus|extra|more|less|at|on|in)\b)
on → (?:(?:now|still|also|already) )*(?:${DATE}|${RELATIVE}|(?:from|until|at|in|between|on) (?:the )?(?:\d|${DAY}\b|(?:${MONTH})\b|noon)|${CLOCK}(?=$| (?:at|in|on|to|until)\s))
`.map(([verb = '', rest = '']) => ({ verb, pattern: new RegExp(`^(?:${rest})`, 'iu') }));
/** Tells that something is past. */
export const PAST = regex.i`\b(?:yesterday|ago|last (?:night|week|month|year|\p{L}+day)|in (?:19|20)\d\d|this morning)\b`;
/** When something is to be or was. */
export const TIMED = new RegExp(
  String.raw`^\S+(?: \S+)? (?:(?:on|from|in|by|at) (?:the )?(?:\d|${DAY}\b|(?:${MONTH})\b)|${DATE})`,
  'iu',
);
/** What is certainly no verb. */
export const QUALITIES = new RegExp(`^${DEGREE}(?:${QUALITY})${END}`, 'iu');
/** What is said of something new: “a packed lunch is needed”. */
export const INDEFINITE = /^(?:still )?(?:needed|required|wanted|booked|reserved)/i;
/** “closed 3 to 17 August” */
export const RANGE = new RegExp(
  String.raw`^(\p{L}+ )(?=\d{1,2}(?:st|nd|rd|th)?(?: \p{L}{3,9})?[ \ue020]?(?:to|-|–|\ue02d)[ \ue020]?\d)`,
  'iu',
);
/** “due 1 June” */
export const ON = new RegExp(String.raw`^((?:closed|shut|due|booked|open) )(?=${DATE})`, 'iu');
/** The adverbs before a verb. */
export const LEAD = new RegExp(`^${DEGREE}`, 'i');
/** “on 22 April at the Red Lion £28” */
export const PRICED = new RegExp(
  String.raw`(?<=\d.*\S) (${MONEY}(?: (?:each|per \p{L}+|a (?:head|person)|pp))?)$`,
  'iu',
);
export const NEW = /^(?:new one|replacement|another)\b/i;

/** “no standup tomorrow” */
export const NONE = new RegExp(
  `^no (?<what>[\\p{Ll} -]{3,40}?) (?<when>(?:(?:on|from|until|in|at) )?(?:${DATE}|${RELATIVE}|next \\S).*)$`,
  'iu',
);
/** A date or a time of day that lacks its preposition. */
export const START = new RegExp(
  `^(?:(?<date>(?:the )?\\d{1,2}(?:st|nd|rd|th)?[ \\ue020](?:${MONTH})|${DAY}s?\\b|the \\d|(?:${MONTH})\\b)|(?<clock>\\d))`,
  'iu',
);
