import type { GenerateJob, RefineJob } from '../../src/engines/text-engine.js';

/** A generation job, as an engine receives it. */
export function aGenerateJob(overrides: Partial<GenerateJob> = {}): GenerateJob {
  return {
    prompt: 'Write about a bakery in Lisbon',
    template: {
      id: 'general',
      name: 'General',
      description: 'Any text',
      variables: [],
      example: { request: { prompt: 'A bakery' }, content: 'Fresh bread.' },
      lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
      guide: {
        instruction: 'You write clear copy.',
        structure: ['One paragraph.'],
        dos: ['Be brief.'],
        donts: ['Jargon'],
        example: { request: 'A bakery', text: 'Fresh bread.' },
      },
      layout: 'news',
    },
    options: { tone: 'neutral', length: 'short', language: 'en', format: 'text' },
    ...overrides,
  };
}

/** A refinement job. */
export function aRefineJob(overrides: Partial<RefineJob> = {}): RefineJob {
  return { content: 'The bakery have fresh bread.', instructions: 'Fix the grammar', ...overrides };
}
