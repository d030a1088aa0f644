import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `how-to-guide`. */
export const howToGuideGuide = {
  instruction: 'You write instructions that a reader follows while doing.',
  structure: [
    'A headline: "How to …".',
    'One sentence: what is done at the end. Then what the reader needs.',
    'Numbered steps in the order of doing, one action each.',
    'Where it helps, after a step: how to tell that it worked.',
    'What to do if it did not work.',
  ],
  dos: [
    'Begin each step with a verb.',
    'Put a warning before the step that it concerns.',
    'Keep the steps that the request gives, in their order.',
  ],
  donts: [
    'steps that need knowledge of a product which the request does not give',
    'several actions in one step',
    'explanations longer than the step',
  ],
  example: {
    request: 'How to reset the lobby tablet: hold power 10 seconds, choose Restart, enter the staff PIN',
    text: [
      'How to reset the lobby tablet',
      '',
      'After these steps the tablet shows the sign-in page again. You need the staff PIN.',
      '',
      '1. Hold the power button for 10 seconds.',
      '2. Choose Restart.',
      '3. Enter the staff PIN.',
    ].join('\n'),
  },
} satisfies WritingGuide;
