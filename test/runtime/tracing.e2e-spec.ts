import { afterEach, describe, expect, it } from '@jest/globals';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { startOtlpReceiver } from '../support/otlp-receiver.js';
import { readFirstStart, startService } from '../support/running-service.js';

let database: TestDatabase;
afterEach(() => database.drop());

const environment = () => ({ DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY });

describe('OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('exports a request, its statements and its model call as one trace, continued from the caller', async () => {
    database = await makeDatabase();
    const collector = await startOtlpReceiver();
    const models = await FakeModelServer.start();
    const service = await startService({
      ...environment(),
      MODELS: 'openai:some-model',
      OPENAI_BASE_URL: `${models.url}/openai/v1`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const { key } = await readFirstStart(service);
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await call(service.url, 'POST', '/v1/generate', {
      key,
      body: { prompt: 'A bakery in Lisbon' },
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    await call(service.url, 'GET', '/v1/templates?page=1&secret=in-the-query', { key });
    await call(service.url, 'GET', '/health/live');
    await fetch(`${service.url}/invitation/token-of-a-link`);
    expect(await service.stop()).toBe(0);

    const ours = collector.spans.filter((span) => span.traceId === traceId);
    const request = ours.find(({ kind }) => kind === 2);
    expect(request).toMatchObject({
      name: 'POST /v1/generate',
      parentSpanId: 'b7ad6b7169203331',
      service: 'copydesk',
      attributes: { 'http.route': '/v1/generate', 'http.response.status_code': 200 },
    });
    const clients = ours.filter(({ kind }) => kind === 3);
    expect(
      clients.some(({ attributes }) => 'db.query.text' in attributes || 'db.statement' in attributes),
    ).toBe(true);
    expect(clients.some(({ attributes }) => String(attributes['url.full']).startsWith(models.url))).toBe(
      true,
    );
    expect(collector.spans.map(({ name }) => name)).toContain('GET /v1/templates');
    const everything = JSON.stringify(collector.spans);
    expect(everything).toContain('/invitation/:token');
    for (const secret of [key, 'in-the-query', 'A bakery in Lisbon', '/health/live', 'token-of-a-link'])
      expect(everything).not.toContain(secret);
    await Promise.all([collector.close(), models.close()]);
    const lines = service
      .stderr()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line)).find(({ route }) => route === '/v1/generate');
    expect(logged).toMatchObject({ traceId, address: '127.0.0.1' });
  });

  it('exports the URLs of model calls without their query', async () => {
    database = await makeDatabase();
    const collector = await startOtlpReceiver();
    const models = await FakeModelServer.start();
    const service = await startService({
      ...environment(),
      MODELS: 'google:some-model',
      GOOGLE_GENERATIVE_AI_API_KEY: 'key-of-google',
      GOOGLE_GENERATIVE_AI_BASE_URL: models.baseUrl('google'),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const { key } = await readFirstStart(service);
    const body = { prompt: 'A bakery in Lisbon', stream: true };
    await call(service.url, 'POST', '/v1/generate', { key, body });
    expect(await service.stop()).toBe(0);

    expect(models.requests.at(-1)?.path).toContain('?alt=sse');
    const calls = collector.spans.filter(({ attributes }) =>
      String(attributes['url.full']).includes('/google/'),
    );
    expect(calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(calls)).not.toContain('alt=sse');
    await Promise.all([collector.close(), models.close()]);
  });

  it("samples by OTEL_TRACES_SAMPLER, and follows the caller's decision if configured", async () => {
    database = await makeDatabase();
    const collector = await startOtlpReceiver();
    const service = await startService({
      ...environment(),
      MODELS: 'fixed',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    });
    const sampled = '0af7651916cd43dd8448eb211c80319c';
    await call(service.url, 'GET', '/v1/templates', {
      headers: { traceparent: `00-${sampled}-b7ad6b7169203331-01` },
    });
    await call(service.url, 'GET', '/v1/templates');
    expect(await service.stop()).toBe(0);
    expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([sampled]));
    await collector.close();
  });
});
