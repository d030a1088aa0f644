import { limitRow, toldRow, type Bench, type Figure } from '../figure.ts';
import { pace } from '../load/run-load.ts';
import { startService } from '../programs/service.ts';
import { describeTimes } from '../describe.ts';

const PER_SECOND = 20;
const SECONDS = 4;
const GENERATE_LIMIT_MS = 10;

const PROMPTS = [
  {
    template: 'email',
    prompt: 'Email to Sam asking to move our Tuesday meeting to Thursday because the room is taken',
  },
  {
    template: 'product-description',
    prompt: 'A steel water bottle that keeps drinks cold for 24 hours, 750 ml, in blue',
  },
  {
    template: 'announcement',
    prompt: 'Our shop in Leeds opens on 3 May at 9 am with free coffee for everybody',
  },
  { template: 'blog-post', prompt: 'How to plan a vegetable garden on a small balcony' },
  { template: 'general', prompt: 'Why small teams should write down their decisions' },
];

const KILOBYTE = [
  'Our team have finished the first version of the booking page, and we is ready to show it to a small group of customers.',
  'In order to make sure that the page works for everybody, we would like to ask you to try it on your own telephone.',
  'It should be noted that the page is not yet connected to the payment provider, so no money will be taken from anyone.',
  'At this point in time the list of rooms is loaded from a file, which means that a room that was sold this morning can still be seen.',
  'Due to the fact that the old page will be switched off at the end of the month, we need to hear about problems before the twentieth.',
  'Please write down what you did, what you expected and what happened instead, and send it to the address at the bottom of the page.',
  'A large number of people have asked wether they can change a booking after it was made; this is planned for the next version.',
  'We are of the opinion that the new page is easier to read then the old one, but we would like to know if you agree with that.',
].join(' ');

/** What the engine takes that needs no model, one request after the other. */
export const builtinEngine: Figure = {
  title: 'built-in engine',
  async measure({ rounds, tell }: Bench) {
    await using service = await startService({});
    const ask = (path: string, bodies: object[], seconds = SECONDS) =>
      pace({
        url: service.url + path,
        method: 'POST',
        headers: service.headers,
        bodies: bodies.map((body) => JSON.stringify(body)),
        perSecond: PER_SECOND,
        seconds,
      });
    const timed = async (path: string, bodies: object[]) => {
      await ask(path, bodies);
      const results = [];
      for (let round = 1; round <= rounds; round += 1) results.push(await ask(path, bodies));
      tell(`${path}: ${describeTimes(results)}`);
      return { p50: results.map((result) => result.p50), times: describeTimes(results) };
    };
    const generate = await timed('/v1/generate', PROMPTS);
    const refine = await timed('/v1/refine', [
      { content: KILOBYTE, instructions: 'make it simpler' },
      { content: KILOBYTE, instructions: 'make it shorter' },
    ]);
    const grammar = await timed('/v1/refine', [{ content: KILOBYTE, instructions: 'fix the grammar' }]);
    const rate = `the whole request at ${PER_SECOND} requests/s`;
    return [
      limitRow(
        'built-in engine, medium generate, p50',
        generate.p50,
        GENERATE_LIMIT_MS,
        'ms',
        `${rate}; ${generate.times}`,
      ),
      toldRow('built-in engine, refine 1 kB, p50', refine.p50, 'ms', `${rate}; ${refine.times}`),
      toldRow(
        'built-in engine, fix the grammar of 1 kB, p50',
        grammar.p50,
        'ms',
        `${rate}; ${grammar.times}`,
      ),
    ];
  },
};
