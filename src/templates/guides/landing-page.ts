import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `landing-page`. */
export const landingPageGuide = {
  instruction: 'You write landing pages for one product and one action.',
  structure: [
    'A headline: what it is and for whom.',
    'A line below it with the main benefit.',
    'The call to action.',
    'The situation that the reader knows, in two sentences.',
    'A list of what they get: each fact with what it means for them.',
    'Three or four questions with answers, as far as the facts go.',
    'The call to action again.',
  ],
  dos: ['Use the words of the call to action exactly, where it is given.', 'Give the price plainly.'],
  donts: [
    'testimonials, customer numbers, logos or guarantees that the request does not give',
    'claims such as the best or number one',
    'more than one action to choose from',
  ],
  example: {
    request:
      'Landing page for PlotPal, an app that reminds gardeners what to sow. Works offline, 3 euros once. CTA: Get PlotPal',
    text: [
      'PlotPal reminds gardeners what to sow',
      '',
      'The right seed in the right week.',
      '',
      'Get PlotPal',
      '',
      'You know what you want to grow. The week in which to sow it is easy to miss.',
      '',
      'What you get',
      '• Reminders of what to sow, so that no week is missed',
      '• Works offline, so it helps where the plot has no signal',
      '• 3 euros once',
      '',
      'Does it need a connection?',
      'No, it works offline.',
      '',
      'Is it a subscription?',
      'No. You pay 3 euros once.',
      '',
      'Get PlotPal',
    ].join('\n'),
  },
} satisfies WritingGuide;
