import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/run-node.js';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { draft } from '../support/drafts.js';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The quoted text after a place in a page, without its Markdown. */
function quoteAfter(page: string, place: number): string {
  const lines = page.slice(place).split('\n');
  const start = lines.findIndex((line) => line.startsWith('>'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('>'));
  return lines
    .slice(start, end)
    .map((line) => line.replace(/^> ?/, '').replace(/<br>$/, ''))
    .join('\n');
}

async function refined(example: { content: string; instructions: string }): Promise<string> {
  return (await refineText(example, planRefinement(example.instructions))).content;
}

describe('the drafts in the documentation', () => {
  const readme = textOf('README.md');
  const requests = [...readme.matchAll(/\/v1\/generate"[^']*'[^']*'[^']*'(\{.*\})'/g)];

  it('match the built-in engine in the README', async () => {
    expect(requests).toHaveLength(2);
    for (const match of requests) {
      const { prompt, template } = JSON.parse(match[1]!) as { prompt: string; template: string };
      expect(quoteAfter(readme, match.index)).toBe((await draft(prompt, template)).content);
    }
  });

  it('match the built-in engine in the README, also where it refines', async () => {
    const [request] = [...readme.matchAll(/\/v1\/refine"[^']*'[^']*'[^']*'(\{.*\})'/g)];
    const example = JSON.parse(request![1]!) as { content: string; instructions: string };
    expect(quoteAfter(readme, request!.index)).toBe(await refined(example));
    const [, table] = /Two more examples:\n\n([^]*?)\n\n/.exec(readme)!;
    const rows = table!.split('\n').slice(2);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const [, content = '', instructions = '', result = ''] = row.split('|').map((cell) => cell.trim());
      const shown = result.split('<br>with the warning')[0]!.replaceAll('<br>', '\n');
      expect(shown).toBe(await refined({ content, instructions }));
    }
  });

  it('match the built-in engine in docs/engines.md', async () => {
    const page = textOf('docs/engines.md');
    const prompt = /The prompt: "([^]*?)"\n/.exec(page)![1]!.replaceAll('\n', ' ');
    const { content } = await draft(prompt);
    expect(page).toContain(content.replaceAll('\n', '<br>'));
  });
});
