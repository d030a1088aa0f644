import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `meta-description`. */
export const metaDescriptionGuide = {
  instruction: 'You write titles and descriptions for search results.',
  structure: [
    'One line "Title: …" of at most 60 characters.',
    'One line "Description: …" of at most 155 characters.',
  ],
  dos: [
    'Put the main keyword near the beginning of both.',
    'Say what the visitor finds on the page.',
    'End the description with a reason to open the page.',
  ],
  donts: ['a third line', 'quotation marks around the texts', 'keywords strung together'],
  example: {
    request: 'Page with opening hours and prices of Seaview Campsite. Keyword: campsite by the sea',
    text: [
      'Title: Campsite by the sea: hours and prices at Seaview',
      'Description: A campsite by the sea: find the opening hours and prices of Seaview Campsite and plan your stay.',
    ].join('\n'),
  },
} satisfies WritingGuide;
