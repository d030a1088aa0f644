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
  return { text, quotations };
}

/** A clause as the caller wrote it. */
export function unmark(clause: string, quotations: readonly string[]): string {
  return clause.replace(/§(\d+)/g, (_, number: string) => `“${quotations[Number(number) - 1] ?? ''}”`);
}
