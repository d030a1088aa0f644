import { says, type Operation, type Reading } from '../operation.js';
import { isUnsure, MONTH, NUMERIC, writeDates, type DateChange, type DateFormat } from '../text/dates.js';
import { DATE } from '../invariant/find-atoms.js';
import { editProse } from '../text/edit-prose.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';
import { regex } from '../../text/regex.js';

/** A format, its names beside “date”, and those that stand alone. */
const NAMES: readonly (readonly [DateFormat, names: string, alone: string])[] = [
  [
    'iso',
    String.raw`iso(?:[- ]?8601)?`,
    String.raw`yyyy ?[\/.-] ?mm ?[\/.-] ?dd|year[-\/ ]month[-\/ ]day|year first`,
  ],
  [
    'us',
    String.raw`american|u\.?s\.?a?|united states|north american`,
    String.raw`mm? ?[\/.-] ?dd?(?: ?[\/.-] ?yy(?:yy)?)?|month dd?,? yyyy|month[-\/ ]day(?:[-\/ ]year)?|month (?:comes |goes )?(?:first|before (?:the )?day)`,
  ],
  [
    'uk',
    String.raw`british|u\.?k\.?|european|eu|australian|irish|english`,
    String.raw`dd? ?[\/.-] ?mm?(?: ?[\/.-] ?yy(?:yy)?)?|dd? month yyyy|day[-\/ ]month(?:[-\/ ]year)?|day (?:comes |goes )?(?:first|before (?:the )?month)`,
  ],
];
const DATES = String.raw`dates?(?: (?:formats?|styles?|formatting|notation|conventions?|order))*`;
const FORM = String.raw`(?:[- ](?:style|formats?|way|order|notation|conventions?))*`;
const IN_DATES = String.raw`(?: order| format| style)?(?: (?:in|for) (?:(?:all|the|my) )*dates)?`;
const WHERE = String.raw`(?:(?:put|write|format|show|change|convert|turn|make) )?(?:all |any |the |my )*${DATES}:? (?:(?:should|must) )?(?:(?:be|are|is) )?(?:written |formatted |shown |put |look )?(?:(?:in|into|to|as|using|with|the|an?) )*`;
/** “(Use) American spelling and” */
const BESIDE = String.raw`(?:spellings?|english|words?|times?)`;

const fromOneToAnother = NAMES.flatMap(([to, names, alone]) =>
  NAMES.filter(([from]) => from !== to).map(([from, others, masks]): Reading<DateChange> => ({
    pattern: regex.i`\b(?:${WHERE})?(?:from )?(?:the )?(?:${others}|${masks})(?: ${DATES}|${FORM}) (?:in)?to (?:the )?(?:${names}|${alone})(?: ${DATES}|${FORM})(?=\W|$)`,
    read: ({ input }) => (/\bdates?\b|\b[dmy]{1,4}[/.-][dmy]/i.test(input) ? { to, from } : undefined),
  })),
);
const toOne = NAMES.flatMap(([to, names, alone]): Reading<DateChange>[] => {
  const asksFor = says({ to });
  return [
    asksFor`(?<=\b(?:${names}) ${BESIDE})(?:,| and| &) (?:the )?${DATES}|(?<=\b(?:${names})) ${DATES} (?:and|&) (?=${BESIDE})`,
    asksFor`(?:\b(?:in|into|to|as|use|using|with) )?(?:the |an? )?\b(?:${names})(?:[- ]style)? ${DATES}\b(?: \((?:${alone})\))?|\b${WHERE}(?:${names}|${alone})${FORM}(?=\W|$)`,
    asksFor`(?:\b(?:put|use|using|write|in|as|to|into) )?(?:the )?\b(?:${alone})\b${IN_DATES}`,
  ];
});

/** “write all dates like 5 March 2026” */
const LIKE = String.raw`^(?:please |also |and )*(?=(?:(?:write|put|show|format|convert|make|use|have|give|change) )?(?:all |any |the |my )*dates?\b)${WHERE}(?:like|e\.?g\.?,?|for example|as in|(?:form|format|style|way)(?: of)?:?)(?: this)?:? `;
const byExample: Reading<DateChange>[] = [
  says<DateChange>({
    to: 'uk',
    inWords: true,
  })`${LIKE}\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?:,? \d{4})?(?=[\s.,;!)]*$)`,
  says<DateChange>({
    to: 'us',
    inWords: true,
  })`${LIKE}${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?(?=[\s.,;!)]*$)`,
  says<DateChange>({ to: 'iso' })`${LIKE}\d{4}-\d\d-\d\d(?=[\s.,;!)]*$)`,
];

/** What is left of dates that no year or several days keep from the ISO form. */
const NAMED = regex.gu`${DATE}`;

export const dateFormat: Operation<DateChange> = {
  name: 'date-format',
  readsFirst: true,
  readings: [...fromOneToAnother, ...byExample, ...toOne],
  describe: ({ to, from, inWords }) => [from, to, inWords && 'in words'].filter(Boolean).join(' '),
  rewrites: (content) => editProse(content, (prose) => writeDates(prose, { to: 'any' })),
  apply(content, change, context) {
    const changed = editProse(content, (prose) => writeDates(prose, change));
    const unsure = findInProse(changed, NUMERIC).filter(
      (date) => change.from === undefined && isUnsure(date),
    );
    warnOfLeftovers(unsure, 'In these dates the day may be the month, so they were left', context);
    if (change.to === 'iso')
      warnOfLeftovers(
        findInProse(changed, NAMED),
        'These dates name no year or more than one day and were left',
        context,
      );
    return changed;
  },
};
