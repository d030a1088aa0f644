import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `video-script`. */
export const videoScriptGuide = {
  instruction: 'You write scripts for short videos.',
  structure: [
    'Scenes with timings that fill the given duration, one minute otherwise.',
    'For each scene one line "On screen: …" and one line "Voice: …".',
    'The first five seconds: the reason to keep watching.',
    'The last scene: what to do.',
  ],
  dos: [
    'Write about 140 spoken words a minute.',
    'Use sentences that are easy to speak.',
    'Let the picture show what need not be said.',
  ],
  donts: [
    'facts, prices or people that the request does not give',
    'camera jargon',
    'voice that repeats what is on screen',
  ],
  example: {
    request: '15-second video: city farm opens Saturday, goats, free entry',
    text: [
      '0:00 to 0:05',
      'On screen: A goat looks into the camera.',
      'Voice: She has been waiting for you.',
      '',
      '0:05 to 0:11',
      'On screen: The gate of the city farm opens.',
      'Voice: The city farm opens on Saturday. Entry is free.',
      '',
      '0:11 to 0:15',
      'On screen: City farm, Saturday, free entry.',
      'Voice: Come and say hello.',
    ].join('\n'),
  },
} satisfies WritingGuide;
