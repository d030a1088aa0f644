import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../src/common/errors/app-error.js';
import { countTokens } from '../../src/engines/output/token-count.js';
import { findTemplate } from '../../src/templates/catalogue.js';
import type { GenerateJob, TextEngine } from '../../src/engines/text-engine.js';
import { loadPackage } from '../support/load-package.js';

const never = new AbortController().signal;
const { sharedEngine } = loadPackage<{ sharedEngine: () => TextEngine }>('./shared-engine.mjs');
const engine = sharedEngine();

async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const TEXT = 'We have many customers. They love our coffee. We would like to thank them for everything.';

describe('BuiltinEngine.refine', () => {
  it('returns the text with its tokens, its model and no warning', async () => {
    const result = await engine.refine(
      { content: 'He go home.', instructions: 'Fix the grammar' },
      { signal: never },
    );
    expect(result).toEqual({
      content: 'He goes home.',
      usage: { inputTokens: 7, outputTokens: 4 },
      model: 'builtin',
      finishReason: 'stop',
      warnings: [],
    });
  });

  it('reports the instructions it could not follow, and follows the rest', async () => {
    const { content, warnings } = await engine.refine(
      { content: TEXT, instructions: 'Turn it into bullet points and translate it into French' },
      { signal: never },
    );
    expect(content).toBe(
      '- We have many customers\n- They love our coffee\n- We would like to thank them for everything',
    );
    expect(warnings).toEqual([
      { reason: 'unsupported_instruction', message: expect.stringContaining('“translate it into French”') },
    ]);
  });

  it('reports an instruction that changed nothing', async () => {
    const { content, warnings } = await engine.refine(
      { content: TEXT, instructions: 'Remove the emojis' },
      { signal: never },
    );
    expect(content).toBe(TEXT);
    expect(warnings).toEqual([
      { reason: 'nothing_to_change', message: '“Remove the emojis” found nothing to change' },
    ]);
  });

  it('rejects instructions it cannot follow at all, and lists what it can do', async () => {
    const refusal = await refusalOf(
      engine.refine({ content: TEXT, instructions: 'Write it as a haiku' }, { signal: never }),
    );
    expect(refusal.reason).toBe('unsupported_instructions');
    expect(refusal.message).toContain('fix grammar and spelling');
    expect(refusal.details).toEqual([
      { path: 'instructions', message: expect.stringContaining('“Write it as a haiku”') },
    ]);
  });

  it('checks no grammar above 20 kB, and says so', async () => {
    const content = 'We was late, and then it rained for a long time.\n\n'.repeat(450);
    const result = await engine.refine({ content, instructions: 'Fix the grammar' }, { signal: never });
    expect(result.content.startsWith('We were late')).toBe(true);
    expect(result.warnings.map(({ reason }) => reason)).toEqual(['too_long_for_grammar']);
  });

  it('streams the full text in chunks, after the name of the model', async () => {
    const pieces: string[] = [];
    const { content } = await engine.refine(
      { content: TEXT, instructions: 'Make it friendly' },
      {
        signal: never,
        onStart: (model) => void pieces.push(`[${model}]`),
        onDelta: (piece) => void pieces.push(piece),
      },
    );
    expect(pieces.join('')).toBe(`[builtin]${content}`);
    expect(pieces.length).toBeGreaterThan(2);
  });

  it('stops between two chunks when the client disconnects', async () => {
    const caller = new AbortController();
    const pieces: string[] = [];
    const hangUp = (piece: string) => {
      pieces.push(piece);
      caller.abort(new Error('gone'));
    };
    const run = engine.refine(
      { content: TEXT, instructions: 'Make it friendly' },
      { signal: caller.signal, onDelta: hangUp },
    );
    await expect(run).rejects.toThrow('gone');
    expect(pieces).toHaveLength(1);
  });

  // The attack: V8 ended the whole service, as the library takes some kilobytes for each sentence.
  it('changes the tense of 20,000 one-letter sentences', async () => {
    const content = 'A. '.repeat(20_000);
    const { warnings } = await engine.refine(
      { content, instructions: 'Change to past tense' },
      { signal: never },
    );
    expect(warnings.map(({ reason }) => reason)).toEqual(['nothing_to_change']);
  });
});

describe('BuiltinEngine.generate', () => {
  it('rejects an unsupported language', async () => {
    const job = { prompt: 'x', options: { language: 'de' } } as GenerateJob;
    const refusal = await refusalOf(engine.generate(job, { signal: never }));
    expect(refusal.reason).toBe('unsupported_language');
    expect(refusal.details?.[0]?.path).toBe('options.language');
  });

  it('returns a text with its token usage', async () => {
    const template = findTemplate('email');
    if (!template) throw new Error('There is no template email');
    const options = { tone: 'friendly', length: 'short', language: 'en-GB', format: 'text' } as const;
    const job = { prompt: 'Email to Sarah asking to move our meeting to Thursday', template, options };
    const result = await engine.generate(job, { signal: never });
    expect(result.content).toContain('Sarah');
    expect(result).toMatchObject({ model: 'builtin', finishReason: 'stop' });
    expect(result.usage).toEqual({ inputTokens: 10, outputTokens: await countTokens(result.content) });
  });
});
