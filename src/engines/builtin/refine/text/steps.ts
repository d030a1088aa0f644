import { regex } from '../../text/regex.js';
import { capitalise } from './words.js';

/** Words that say which step a sentence is, which its number says too. */
const ORDER = regex.i`^(?:(?:first(?:ly)?(?: of all)?|second(?:ly)?|third(?:ly)?|to (?:start|begin)(?: with)?|next|after (?:that|this)|afterwards|finally|lastly|last of all|once that(?:['’]s| is) done)(?:,|(?= (?!(?:step|stage|thing|time|week|day|month|year|door|to|of|one|part)\b)[a-z]))|(?:and )?then,?)\s+`;
/** “To reset the boiler, first switch it off” */
const PURPOSE = regex.iu`^(To [\p{L}\p{N} '’-]{3,60}), (?:first(?:ly)?,? )?(?=\p{Ll})`;

/** “There are three problems with the roof.” */
const ANNOUNCES = regex.iu`^(?!.*[:;?])(?:[^.!?]{0,120}\b)?(?:a (?:few|couple of|number of)|some|several|two|three|four|five|six|the following) (?:(?:main|key|important|simple|small|big|new) )?(?:things|points|problems|steps|reasons|changes|items|issues|questions|tips|rules|ways|faults|tasks)\b(?:(?! (?:that|which|because|and)\b)[^.!?,]){0,40}[.!]$`;

/** “Hi everyone, quick note about the office move.” */
const HEADS = regex.iu`^(?:(?:hi|hello|hey|dear)\b[^.!?:,]{0,40}[,!]? )?(?:(?:(?:just|here(?:['’]s| is| are)) )?(?:(?:an?|the|some) )?(?:(?:quick|short|brief|final|last|important|little) )*(?:note|update|reminder|message|heads[- ]up|info|information|news|details|overview|plan|summary)(?: (?:about|on|for|of|from|re|regarding) [^.!?:]{2,60})?|here(?:['’]s| is) (?:how|what) [^.!?:]{3,60})[.!:]$`;

/** Whether a sentence only leads to the points that follow it. */
export const leadsToPoints = (sentence: string): boolean => ANNOUNCES.test(sentence) || HEADS.test(sentence);

/** What sentences that are steps become in a numbered list; undefined where fewer than two say their order. */
export function asSteps(sentences: readonly string[]): { lead: string[]; items: string[] } | undefined {
  if (sentences.filter((sentence) => ORDER.test(sentence)).length < 2) return undefined;
  const [first = '', ...others] = sentences;
  const isAnnounced = !ORDER.test(first) && ANNOUNCES.test(first);
  const purpose = isAnnounced ? null : PURPOSE.exec(first);
  const items = [...(isAnnounced ? [] : [purpose ? first.slice(purpose[0].length) : first]), ...others];
  const lead = isAnnounced ? first.replace(/[.!]$/, ':') : purpose && `${purpose[1]}:`;
  return {
    lead: lead ? [lead, ''] : [],
    items: items.map((item) => capitalise(item.replace(ORDER, ''))),
  };
}
