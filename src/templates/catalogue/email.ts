import { emailGuide } from '../guides/email.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const email = {
  id: 'email',
  name: 'Email',
  description:
    'A letter or email that does what you say: asks, thanks, invites, reminds, apologises, informs, declines, confirms.',
  variables: [
    prompt('What the email should do and what about: "ask Sarah to move our meeting to Thursday because …".'),
    OPTIONS.recipient,
    OPTIONS.sender,
    OPTIONS.points,
    OPTIONS.brand,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Email to Sarah Chen asking to move our Tuesday 3pm meeting to Thursday because the budget figures from Acme Corp arrive on Wednesday',
      options: { sender: 'Jonas' },
    },
    content:
      'To: Sarah Chen\nSubject: Request to move our Tuesday 3pm meeting to Thursday\n\nHello Sarah,\n\nI would like to move our Tuesday 3pm meeting to Thursday because the budget figures from Acme Corp arrive on Wednesday.\n\nBest regards\nJonas',
  },
  lengths: { short: { words: 35 }, medium: { words: 60 }, long: { words: 100 } },
  guide: emailGuide,
  layout: 'letter',
} satisfies TemplateDefinition;
