import type { TextEngine } from './text-engine.js';
export function makeEngine(..._a: unknown[]): TextEngine {
  const r = () =>
    Promise.resolve({
      content: 'Hello there.',
      usage: { inputTokens: 1, outputTokens: 2 },
      model: 'fixed',
      finishReason: 'stop' as const,
      warnings: [],
    });
  return { id: 'fixed', generate: r, refine: r, close: () => Promise.resolve() };
}
