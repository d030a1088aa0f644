import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelEngine } from '../../src/engines/providers/model-engine.js';
import { isRepetitive } from '../../src/engines/output/repetition.js';
import { cutAtSentence } from '../../src/engines/output/sentence-end.js';
import { isOtherLanguage, looksEnglish } from '../../src/engines/output/text-language.js';
import { TEMPLATES } from '../../src/templates/catalogue.js';
import { aGenerateJob, aRefineJob } from '../support/engine-jobs.js';
import { growthOverLimit } from '../support/processor-time.js';
import { ProviderStub } from '../support/provider-stub.js';

const ENGLISH =
  'The bakery opens at six in the morning, and the bread is still warm when the first guests come. On Mondays it is closed, so that the ovens can be cleaned and the people who work there have a day of rest.';
const GERMAN =
  'Die Bäckerei öffnet um sechs Uhr morgens, und das Brot ist noch warm, wenn die ersten Gäste kommen. Montags ist sie geschlossen, damit die Öfen gereinigt werden können und alle einen Tag Ruhe haben.';
const JAPANESE = 'パン屋は朝六時に開き、最初のお客様が来るころにはパンはまだ温かいです。月曜日は休みです。';

describe('a text in another language than requested', () => {
  it.each([
    [ENGLISH, 'en', false],
    [ENGLISH, 'en-GB', false],
    [ENGLISH, 'de', true],
    [GERMAN, 'de-AT', false],
    [GERMAN, 'en', true],
    [GERMAN, 'fr', true],
    [JAPANESE, 'ja', false],
    [JAPANESE, 'en', true],
    // The language is unknown, or the text is too short to detect it.
    [GERMAN, 'tlh', false],
    ['Café Müller, Hauptstraße 5, Köln', 'en', false],
    ['', 'en', false],
  ])('is reported only if certain: %s… for %s', async (text, tag, isOther) => {
    expect(await isOtherLanguage(text, tag)).toBe(isOther);
  });

  it("does not include the templates' examples", async () => {
    for (const { id, guide } of TEMPLATES)
      expect([id, await isOtherLanguage(guide.example.text, 'en')]).toEqual([id, false]);
    expect(looksEnglish(ENGLISH)).toBe(true);
    expect(looksEnglish(GERMAN)).toBe(false);
  });
});

describe('a text that repeats itself', () => {
  it('has one sentence three times, or many repeated phrases', () => {
    const sentence = 'Fresh bread is waiting for you. ';
    expect(isRepetitive(sentence.repeat(3))).toBe(true);
    expect(isRepetitive(`${sentence}${ENGLISH} ${sentence}`)).toBe(false);
    expect(isRepetitive('and the bread is warm and the crust is brown '.repeat(12))).toBe(true);
    expect(isRepetitive('Book now.\n'.repeat(4) + ENGLISH)).toBe(false);
    for (const { id, guide } of TEMPLATES)
      expect([id, isRepetitive(guide.example.text)]).toEqual([id, false]);
  });

  it.each([
    ['word ', true],
    ['a. ', true],
    ['"', false],
    ['\n', false],
  ])('is found in linear time: %j again and again', async (unit, isFound) => {
    const ofLength = (length: number) => unit.repeat(length / unit.length);
    expect(isRepetitive(ofLength(200_000))).toBe(isFound);
    expect(await growthOverLimit((length) => isRepetitive(ofLength(length)), 200_000)).toBeLessThan(1);
  });
});

describe('a text that was cut', () => {
  it('ends with a sentence, or with a word if that would lose half of it', () => {
    expect(cutAtSentence('One is done. Two is done. Three is n')).toBe('One is done. Two is done.');
    expect(cutAtSentence('Yes. Then a long sentence that does not come to its en')).toBe(
      'Yes. Then a long sentence that does not come to its',
    );
    expect(cutAtSentence('It costs 3.50 a loaf and i')).toBe('It costs 3.50 a loaf and');
    expect(cutAtSentence('Unbroken')).toBe('Unbroken');
  });

  it.each(['word ', 'a. ', '"', '\n'])('is shortened in linear time: %j again and again', async (unit) => {
    const ofLength = (length: number) => unit.repeat(length / unit.length);
    expect(await growthOverLimit((length) => cutAtSentence(ofLength(length)), 200_000)).toBeLessThan(1);
  });
});

describe('the text of a model', () => {
  let stub: ProviderStub;
  let engine: ModelEngine;
  let content = '';
  let finish = 'stop';

  beforeAll(async () => {
    stub = await ProviderStub.start({
      answer: (_request, response) => {
        const message = { role: 'assistant', content };
        const usage = { prompt_tokens: 12, completion_tokens: 12, total_tokens: 24 };
        const body = { id: '1', choices: [{ index: 0, message, finish_reason: finish }], usage };
        return Boolean(
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        );
      },
    });
    engine = new ModelEngine({ id: 'openai:m', provider: 'openai', model: 'm', baseUrl: `${stub.url}/v1` });
  });
  afterAll(async () => {
    await engine.close();
    await stub.close();
  });

  const signal = new AbortController().signal;
  const generate = () => engine.generate(aGenerateJob(), { signal });
  const reasons = ({ warnings }: { warnings: { reason: string }[] }) => warnings.map(({ reason }) => reason);

  it('has a warning if it repeats itself or is in another language', async () => {
    content = ENGLISH;
    expect(reasons(await generate())).toEqual([]);
    content = GERMAN;
    expect(reasons(await generate())).toEqual(['other_language']);
    content = 'Fresh bread is waiting for you. '.repeat(8);
    expect(reasons(await generate())).toEqual(['repetitive']);
  });

  it.each([
    ['# Fresh bread\n\nWe bake at six.'],
    ['We bake **every morning** at six.'],
    ['We bake at six.\n\n```\nopen\n```\n\nSee you.'],
    ['Read [our story](https://bakery.example/story).'],
    ['| Bread | Price |\n| --- | ---: |\n| Rye | 4 |'],
  ])('has a warning if it has Markdown marks that were not requested: %j', async (text) => {
    content = text;
    expect(reasons(await generate())).toEqual(['markdown']);
    const options = { ...aGenerateJob().options, format: 'markdown' as const };
    expect(reasons(await engine.generate(aGenerateJob({ options }), { signal }))).toEqual([]);
    expect(reasons(await engine.refine(aRefineJob(), { signal }))).toEqual([]);
  });

  it('has no such warning for signs that plain text has too', async () => {
    content =
      '• Rye\n- Spelt\n* Wheat\n#bakery #bread\nFrom 2 * 3 * 4 loaves **\n*while stocks last, a_b_c [sic] (2024)';
    expect(reasons(await generate())).toEqual([]);
  });

  it('of a refinement says that the text is unchanged', async () => {
    const job = aRefineJob();
    content = `${job.content}\n`;
    expect(reasons(await engine.refine(job, { signal }))).toEqual(['nothing_to_change']);
    content = `${job.content} Really.`;
    expect(reasons(await engine.refine(job, { signal }))).toEqual([]);
  });

  it('of a refinement can be in the language that the instructions request', async () => {
    content = GERMAN;
    const refine = (instructions: string) =>
      engine.refine(aRefineJob({ content: ENGLISH, instructions }), { signal });
    expect(reasons(await refine('Make it friendlier'))).toEqual(['other_language']);
    expect(reasons(await refine('Translate it into German'))).toEqual([]);
    expect(reasons(await refine('rewrite in german'))).toEqual([]);
    content = ENGLISH;
    expect(reasons(await engine.refine(aRefineJob({ content: GERMAN }), { signal }))).toEqual([]);
  });

  it('ends with a sentence if the provider cut it', async () => {
    content = 'The first is whole. The second is whole too. The third is n';
    finish = 'length';
    expect(await generate()).toMatchObject({
      content: 'The first is whole. The second is whole too.',
      finishReason: 'length',
    });
    finish = 'stop';
  });
});
