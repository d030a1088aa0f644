import type { TemplateVariable } from './template-definition.js';

/** The prompt of a template; each template describes what it should contain. */
export function prompt(description: string): TemplateVariable {
  return { name: 'prompt', type: 'string', required: true, description };
}

const text = (name: string, description: string) => option(name, 'string', description);
const list = (name: string, description: string) => option(name, 'string[]', description);

/** The options that templates share. */
export const OPTIONS = {
  audience: text('audience', 'The readers of the text.'),
  avoid: list('avoid', 'Words that must not appear in the text.'),
  brand: text('brand', 'The organization in whose name the text is written.'),
  callToAction: text('call_to_action', 'What the reader should do, as the last sentence.'),
  facts: list('facts', 'Facts to use, one per item.'),
  keywords: list('keywords', 'Words that must appear in the text.'),
  points: list('points', 'What the text should cover, in this order.'),
  recipient: text('recipient', 'The person or group that the text is addressed to.'),
  seed: option('seed', 'integer', 'Another number gives another wording, if there is one.'),
  sender: text('sender', 'The name under the sign-off; without it, there is none.'),
} satisfies Record<string, TemplateVariable>;

function option(name: string, type: TemplateVariable['type'], description: string): TemplateVariable {
  return { name: `options.${name}`, type, required: false, description };
}
