import { afterAll, describe, expect, it } from '@jest/globals';
import { BuiltinEngine } from '../../src/engines/builtin/builtin-engine.js';
import { LocalEngine } from '../../src/engines/local-engine.js';
import { general } from '../../src/templates/catalogue/general.js';
import type { TemplateInstructions } from '../../src/templates/template-instructions.js';

const engine = new LocalEngine(new BuiltinEngine());
afterAll(() => engine.close());

const generate = (instructions?: TemplateInstructions, facts?: string[]) =>
  engine.generate(
    {
      prompt: 'Our bakery in Lisbon opens on 3 May.',
      template: general,
      options: { tone: 'neutral', length: 'medium', language: 'en', format: 'text', ...(facts && { facts }) },
      ...(instructions && { instructions }),
    },
    { signal: new AbortController().signal },
  );

describe('the built-in engine', () => {
  it('keeps the values of variables as facts and warns that it does not follow the instructions', async () => {
    const values = [
      { name: 'opening_hours', value: 'from six' },
      { name: 'owner', value: null },
    ];
    const { content, warnings } = await generate({ text: 'Praise {{owner}}, {{opening_hours}}.', values });
    expect(content).toContain('3 May');
    expect(content).toContain('Opening hours: from six');
    expect(content).not.toMatch(/praise|owner/i);
    expect(warnings).toContainEqual({
      reason: 'direction_not_followed',
      message: 'The built-in engine did not follow the instructions of the template: they need a model.',
    });
  });

  it('keeps them beside the facts of the request', async () => {
    const { content } = await generate({ text: 'Hi', values: [{ name: 'price', value: '€2' }] }, [
      'Try the rye',
    ]);
    expect(content).toContain('Try the rye');
    expect(content).toContain('Price: €2');
  });

  it('does not warn without instructions', async () => {
    const { warnings } = await generate();
    expect(warnings.map(({ reason }) => reason)).not.toContain('direction_not_followed');
  });
});
