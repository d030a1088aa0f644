import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import OpenAI from 'openai';
import { FakeModelServer } from '../support/fake-model-server.js';
import { TEXT } from '../support/model-behaviours.js';

describe('the fake model server with the official OpenAI client', () => {
  let fake: FakeModelServer;
  let client: OpenAI;
  const request = { model: 'gpt-test', messages: [{ role: 'user' as const, content: 'hi' }] };

  beforeAll(async () => {
    fake = await FakeModelServer.start();
    client = new OpenAI({ apiKey: 'k', baseURL: fake.baseUrl('openai'), maxRetries: 0 });
  });
  afterAll(() => fake.close());

  it('returns a chat completion', async () => {
    const completion = await client.chat.completions.create(request);
    expect(completion.choices[0]).toMatchObject({ message: { content: TEXT }, finish_reason: 'stop' });
    expect(completion.usage).toEqual({ prompt_tokens: 11, completion_tokens: 9, total_tokens: 20 });
  });

  it('streams a chat completion and ends it with its usage', async () => {
    const stream = await client.chat.completions.create({ ...request, stream: true });
    let text = '';
    let total: number | undefined;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? '';
      total = chunk.usage?.total_tokens ?? total;
    }
    expect([text, total]).toEqual([TEXT, 20]);
  });

  it('fails as OpenAI does', async () => {
    fake.script('quota');
    await expect(client.chat.completions.create(request)).rejects.toMatchObject({
      status: 429,
      code: 'insufficient_quota',
    });
  });
});
