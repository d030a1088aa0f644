import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const listicle = {
  id: 'listicle',
  name: 'List Article',
  description: 'Numbered points with a short paragraph each, as many as you ask for and the topic yields.',
  variables: [
    prompt('The topic and the number: "7 tips for better sleep".'),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.keywords,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: '5 tips for better sleep' },
    content:
      '5 Tips for Better Sleep\n\nA good night begins long before the light goes out. Sleep is one of the first things we give up when life gets busy, and one of the first we miss. The five points below can be taken in any order.\n\n1. Keep the same hours\n\nThe body likes a rhythm more than it likes a particular hour. Getting up at the same time steadies the rest of the day as well. Choose a time to get up that you can keep at weekends too, and count back from there.\n\n2. Let the evening slow down\n\nNobody falls asleep at full speed. Bright light, work and arguments tell the body that the day goes on. Keep the last hour for quiet things: a book, a bath, preparing the next morning.\n\n3. Make the room dark, cool and quiet\n\nA bedroom is for sleeping, and it should look like it. Light and warmth wake us without our knowing why. Close the curtains, open a window, and take the screens out of the room.\n\n4. Put the phone elsewhere\n\nThe phone is the only book in the world that never ends. Each message can start a train of thought that has no stop. Charge it in another room, and buy a plain alarm clock.\n\n5. Watch coffee, alcohol and late meals\n\nWhat you take in the afternoon is still there at night. Alcohol makes it easier to fall asleep and harder to stay asleep. Try a week without coffee after lunch, and see whether the nights change.\n\nThe next step\n\nNone of this has to happen at once. Choose the point that fits your situation, try it for a month, and build from there.',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  system:
    'You write list articles. Give a headline with the number, a short introduction, and numbered points with a heading and two to four sentences each, every point different from the others. Give exactly as many points as were asked for. End with one sentence that tells the reader where to begin.',
  plan: 'listicle',
} satisfies TemplateDefinition;
