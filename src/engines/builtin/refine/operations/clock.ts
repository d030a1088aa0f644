import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';
import { regex } from '../../text/regex.js';

type Clock = '12' | '24';

const TIMES = String.raw`(?:(?:all |any |every |the |my |our |each |show |write |give )*(?:opening |start |meeting )?times?(?: of (?:the )?day)? (?:(?:should |must )?(?:be |are )?(?:shown |written |given |put )?)?)?(?:(?:in|to|into|use|using|as|with|on) )?(?:the |an? )?`;
const HOURS = String.raw`(24|12|twenty[- ]four|twelve)[- ]?(?:hours?|hrs?|h)?\b(?:[- ](?:clocks?|times?|formats?|styles?|notation|system))*`;
const AM_PM = String.raw`a\.?m\.? ?(?:\/|and|or|&|,) ?p\.?m\b\.?(?: (?:times?|format|style|notation|clock))*`;
const INSTEAD = String.raw`(?:,? (?:and )?(?:instead of|rather than|not|no|without) (?:the |any )?(?:${HOURS}|${AM_PM}))?`;
const SAYS_CLOCK = regex.i`\b(?:clocks?|times?|formats?|notation)\b|\b(?:24|12)[- ]?h(?:ou)?r?\b`;

const named = (hours = ''): Clock => (/^(?:24|twenty)/i.test(hours) ? '24' : '12');

export const clock: Operation<Clock> = {
  name: 'clock',
  readsFirst: true,
  readings: [
    {
      pattern: regex.i`\b${TIMES}(?:from )?(?:the )?(?:${HOURS}|${AM_PM}) (?:in)?to (?:the )?(?:${HOURS}|${AM_PM})`,
      read: (match) => named(match[2]),
    },
    {
      pattern: regex.i`\b${TIMES}${AM_PM}${INSTEAD}`,
      in: ['plain', 'add'],
      read: ({ input, index }) => (/\b(?:not|no|instead of) $/i.test(input.slice(0, index)) ? '24' : '12'),
    },
    {
      pattern: regex.i`\b${TIMES}${HOURS}${INSTEAD}`,
      read: ({ 0: found, 1: hours, input }) =>
        SAYS_CLOCK.test(found) && /\b(?:clock|times?|format|notation|\d+h|military)\b/i.test(input)
          ? named(hours)
          : undefined,
    },
    { pattern: regex.i`\b${TIMES}(?:military|railway) (?:time|clock)\b`, read: () => '24' },
    { pattern: regex.i`\b(?:the |any |all )*${AM_PM}`, in: ['remove'], read: () => '24' },
  ],
  describe: (hours) => hours,
  rewrites: (content) => editProse(content, (prose) => inTwentyFour(prose).replace(FULL_TIME, inFull)),
  apply(content, to, context) {
    const changed = editProse(content, to === '24' ? inTwentyFour : inTwelve);
    const left = findInProse(changed, to === '24' ? UNSURE : SHORT_TIME);
    warnOfLeftovers(left, 'These times do not say which half of the day they mean and were left', context);
    return changed;
  },
};

const GAP = String.raw`[ \u00a0\u202f]?`;
const HOUR = String.raw`(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)?(?![\d:])`;
const HALF = String.raw`${GAP}[ap](?:m(?![\p{L}\p{N}])|\.${GAP}m(?![\p{L}\p{N}])\.?)`;
const FREE = String.raw`(?<![\p{L}\p{N}£$€#@]|\p{N}[.,:/]|\b(?:room|flat|no\.|number|page|gate|platform|hall|unit|stage|studio|half|(?:half|quarter|ten|five|twenty|twenty-five|\d{1,2}) past|(?:quarter|ten|five|twenty|twenty-five) to) )`;
const UP_TO = String.raw`${GAP}[-–—]${GAP}| (?:to|until|till) `;
const LISTED = regex.giu`${FREE}((?:${HOUR}, ){0,3}${HOUR})(${UP_TO}| (?:and|or) )(${HOUR})(${HALF})`;
const OPEN_END = regex.giu`${FREE}(${HOUR})(${HALF})(${UP_TO})(${HOUR})(?=[,;!?)]|\.(?!\d)|$|\n| (?:on|every|daily|each|from|at|in|and)\b)`;
const ONE = regex.giu`${FREE}(${HOUR})(${HALF})`;
const DAY_PART = regex.giu`(?<=\b(?:at|from|by|until|till|around|about|before|after|or|and) )(${HOUR})(?: o['’]clock)? (?:in the (morning|afternoon|evening)|at (night))(?!\p{L})`;
const UNSURE = regex.giu`\b(?:at|from|until|till|by) (?:[1-9](?:[:.][0-5]\d)?|1[0-2])(?: o['’]clock|(?=[,;!?)]|\.(?!\d)|$|\n| (?:on|every|daily|each|tomorrow|today|sharp|and)\b))|\b(?:half|quarter) (?:past|to) \p{L}+`;

/** Minutes since the middle of the night or of the day. */
function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(/[:.]/).map(Number);
  return (hours % 12) * 60 + minutes;
}

function inHalf(hour: string, isLate: boolean): string {
  const minutes = minutesOf(hour) + (isLate ? 720 : 0);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const isLateHalf = (half: string) => /p/i.test(half);
/** What may follow “a.m.” with a capital inside a sentence. */
const GOES_ON = regex.u`^\s+(?:[^\p{Lu}\s“"]|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|GMT|BST|UTC|I\b|[ECMP][SDE]?T\b))|^[,;:!?)–-]`;

/** The full stop of “p.m.” that ends the sentence, too; “Monday: 9 a.m. – 6 p.m.” is none. */
function stopOf(half: string, whole: string, end: number): string {
  const after = whole.slice(end, end + 20);
  const line = whole.slice(Math.max(0, end - 120), end).replace(/^[^]*\n/, '');
  const isSentence = /\p{Ll}{2}[^]* \p{Ll}{2}/u.test(line) || /\S/.test(after.split('\n')[0]!);
  return half.endsWith('.') && isSentence && !GOES_ON.test(after) ? '.' : '';
}

function inTwentyFour(prose: string): string {
  return prose
    .replace(LISTED, (found, before: string, gap: string, hour: string, half: string, at: number) => {
      const isLate = isLateHalf(half);
      // “9 to 5 pm” begins in the other half of the day.
      const listed = before.replace(/[\d:.]+/g, (each) =>
        inHalf(each, minutesOf(each) < minutesOf(hour) ? isLate : !isLate),
      );
      return listed + gap + inHalf(hour, isLate) + stopOf(half, prose, at + found.length);
    })
    .replace(OPEN_END, (_, from: string, half: string, gap: string, to: string) => {
      const isLate = isLateHalf(half);
      return `${inHalf(from, isLate)}${gap}${inHalf(to, minutesOf(from) < minutesOf(to) ? isLate : !isLate)}`;
    })
    .replace(DAY_PART, (found, hour: string, part = 'night') => {
      if (minutesOf(hour) < 60) return found;
      return inHalf(hour, part === 'night' ? minutesOf(hour) >= 360 : part !== 'morning');
    })
    .replace(/(?<!\d)12 (noon|midnight)\b/g, (_, which) => (which === 'noon' ? '12:00' : '00:00'))
    .replace(ONE, (found, hour: string, half: string, at: number, whole: string) => {
      return inHalf(hour, isLateHalf(half)) + stopOf(half, whole, at + found.length);
    });
}

/** No score, ratio, length or verse. */
const NO_TIME = regex.iu`\b(?:John|Luke|Mark|Matthew|Psalms?|Romans|Genesis|Exodus|Acts|verse|ratio|score|won|lost|record|time of|finished in|ran|in|scale) $`;
const FULL_TIME = regex.gu`(?<![\p{L}\p{N}£$€.:/]|\d,)([01]?\d|2[0-3]):([0-5]\d)(?:${GAP}(?:h|hrs?|hours)(?!\p{L}))?(?!${GAP}[ap]\.?m(?!\p{L})|[\p{N}:]|\.\d)|(?<=\b(?:[Aa]t|[Ff]rom|[Uu]ntil|till|[Bb]y|\d{1,2}[:.]\d\d(?: to|–|-)) ?)(1[3-9]|2[0-3])\.([0-5]\d)(?= (?:to|until|till|on|and|daily|every|each|in|at)\b|[–,;!?)-]|\.(?!\d)|$|\n)`;
const SHORT_TIME = regex.gu`(?<![\p{N}:.])[1-9]:[0-5]\d(?![\p{N}:]|${GAP}[ap]\.?m)`;
const SHOWS_FULL = /(?<![\d:])(?:0\d|1[3-9]|2[0-3]):[0-5]\d/;

const inFull = (_: string, hour?: string, minute?: string, dotted?: string, after?: string) =>
  `${(hour ?? dotted ?? '').padStart(2, '0')}:${minute ?? after ?? ''}`;

function inTwelve(prose: string): string {
  const isFull = SHOWS_FULL.test(prose);
  return prose.replace(FULL_TIME, (found, ...parts: (string | number | undefined)[]) => {
    const [hour = parts[2], minute = parts[3], , , at] = parts;
    const hours = Number(hour);
    const before = prose.slice(Math.max(0, Number(at) - 20), Number(at));
    if (NO_TIME.test(before) || (/^[1-9]$/.test(String(hour)) && !isFull)) return found;
    const minutes = minute === '00' ? '' : `:${minute}`;
    if (hours % 12 === 0 && minutes === '') return hours === 0 ? '12 midnight' : '12 noon';
    return `${hours % 12 || 12}${minutes} ${hours < 12 ? 'am' : 'pm'}`;
  });
}
