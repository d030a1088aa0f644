import { regex } from '../../text/regex.js';
import { editProse } from '../text/edit-prose.js';
import { asPoint } from '../text/list-items.js';
import { splitSentences } from '../text/sentences.js';
import { enumerationOf, takeApart } from '../text/take-apart.js';

/** Words that name a list of the text, not one to be made. */
export const ITSELF = regex.i`\b(?:the|this|that|these|those|my|its|our|each|all|existing) (?:(?:existing|numbered|bullet(?:ed)?|ordered|unordered|list) )*(?:lists?|items?|bullets?|bullet points|steps|entries)\b(?! (?:as|should be) (?:short|brief))`;

const LISTED = String.raw`(?!(?:most )?important|essential|text|whole|sentences?|points?|main|key|paragraphs?|e-?mail|following|message|list)[\p{L}' -]{2,60}?`;
/** “Put the things they need into bullet points”, “list what to bring”. */
export const THINGS = regex.iu`\b(?:turn|make|put|change|convert|show|write|set out|give) (?:only |just )?(?:all )?(?:of )?(?:the|what) (?:list of )?${LISTED} (?:(?:in|into|as|to|using|with) (?:an? )?|an? )(?:short |simple )?(?:(?:bullet(?:ed|s)?|dash(?:ed|es)?)(?:[- ](?:points?|lists?))?|list(?: form)?)\b|\b(?:(?:bullets?|bullet points?|list) (?:for|of) (?:what|(?:all )?the (?=things|items|stuff|ingredients))|(?:list|bullet) (?:the|what|all the) (?!steps|items|bullets)) ?${LISTED}(?: (?:as|in|with|using) (?:bullets?|bullet points?|dashes))?(?=$|,)`;

/** Whether the list is of what readers are to bring. */
export const readListed = ([named]: RegExpExecArray): Listed =>
  /\b(?:bring|pack|need|wear)\b/i.test(named) ? 'needs' : 'things';

/** What a sentence lists: `needs` for what readers are to bring, pack or wear. */
export type Listed = 'things' | 'needs';

export const isListed = (points: unknown): points is Listed => points === 'things' || points === 'needs';

const NEEDS = /\b(?:bring|brings|packs?|needs?|wear|take)\b/i;

/** A list of what a sentence lists; every other sentence stays. */
export function listThings(content: string, listed: Listed, marker: (index: number) => string): string {
  const listIn = (prose: string): string => {
    const parts = splitSentences(prose).map(({ text }) => {
      if (listed === 'needs' && !NEEDS.test(text)) return text;
      const { lead, items } = takeApart(text) ?? enumerationOf(text) ?? {};
      const lines = items?.map((item, index) => marker(index) + asPoint(item));
      return lead && lines ? `\n\n${[lead, ...lines].join('\n')}\n\n` : text;
    });
    const withLists = parts.join(' ').replace(/ ?\n\n ?/g, '\n\n');
    return parts.some((part) => part.startsWith('\n')) ? withLists.trim() : prose;
  };
  return editProse(content, listIn, ['paragraph']);
}
