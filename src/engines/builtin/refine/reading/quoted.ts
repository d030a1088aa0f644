/** Instructions with each quoted text replaced by a mark (`§1`), so that its words are never read as instructions. */
export interface MarkedInstructions {
  text: string;
  quotations: string[];
}

const QUOTATION =
  /"([^"\n]{1,500})"|“([^”\n]{1,500})”|«([^»\n]{1,500})»|`([^`\n]{1,500})`|(?<!\w)‘([^’\n]{1,500})’(?!\w)|(?<!\w)'([^'\n]{1,500})'(?!\w)/g;

export function markQuotations(instructions: string): MarkedInstructions {
  const quotations: string[] = [];
  const text = instructions
    .replaceAll('§', ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\btl;dr\b/gi, 'tldr')
    .replace(QUOTATION, (...groups: unknown[]) => {
      const inner = groups.slice(1, 7).find((group) => typeof group === 'string') as string;
      return `§${quotations.push(inner)}`;
    });
  return { text: inStandardWords(withoutTakenBack(text)), quotations };
}

/** A clause as the caller wrote it. */
export function unmark(clause: string, quotations: readonly string[]): string {
  return clause.replace(/§(\d+)/g, (_, number: string) => `“${quotations[Number(number) - 1] ?? ''}”`);
}

/** “Uppercase? no wait, just fix the typos” takes back what stands before it. */
function withoutTakenBack(text: string): string {
  return text.replace(
    /^[^\n]{0,200}\b(?:no,? wait|wait,? no|scratch that|forget that|(?:oh|sorry|actually),? no)\b[\s,.:;–—-]*(?=\S)/i,
    '',
  );
}

/** Numbered orders on one line, ranges (their upper end counts), turns of phrase that spread one order over two clauses, give two in one, or name the new before the old. */
function inStandardWords(text: string): string {
  return text
    .replace(/(^|\s)\d{1,2}(?:[.)]\s+(?=\p{Lu})|\)\s+(?=\p{L}))/gu, '$1; ')
    .replace(/ \+ /g, '; ')
    .replace(/\b(no|without|remove|fewer|less) (?:the |any )?!+/gi, '$1 exclamation marks')
    .replace(/\b(?:do not|don['’]?t) forget to |\b(?:make sure|be sure|remember) to (?=\p{L})/giu, '')
    .replace(
      /\b(?:do not|don['’]?t|stop) (?:sound(?:ing)?|be(?:ing)?|seem(?:ing)?) (?:so |too |that )?(?=\p{L})/giu,
      'less ',
    )
    .replace(
      /\b(replace|change|swap) ((?:[^\n.;!?]|\.(?= \p{Lu}|\S)){1,60}? (?:with|to|by|for|into) (?:[^\n.;!?]|\.(?= \p{Lu}|\S)){1,60}?),? and (?=[^\n.;!?]{1,40} (?:with|to|by|for|into) )(?!\p{L}+ (?:it|this|the text|that|me|us)\b)(?!(?:fix|make|turn|change|put|set|add|send|cut|reduce|shorten|convert|switch|correct|keep|use|remove|move|replace|write)\b)/giu,
      '$1 $2, $1 ',
    )
    .replace(
      /\b(?:between )?\d{1,5}(?:\s?[-–]\s?|\s(?:to|and|or)\s)(\d{1,5})(?=[ -](?:words?|sentences?|paragraphs?|characters|points|bullets?|items)\b)/gi,
      '$1',
    )
    .replace(
      /\b(?:find|search for) (§\d+) and replace (?:(?:it|them|each|all|every instance|all instances) )?(?:with|by) (§\d+)/gi,
      'replace $1 with $2',
    )
    .replace(
      /\b(?:call|say|write|use|put)(?: (?:it|them|him|her|us))? (§\d+),? (?:and )?not (§\d+)/gi,
      'use $1 instead of $2',
    );
}
