import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { mayReadMetrics } from '../../src/metrics/metrics-access.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { findFreePort } from '../support/free-port.js';
import { call, errorEnvelope } from '../support/http.js';
import { scrape } from '../support/prometheus.js';

const TOKEN = 'a token that nobody guesses'.replaceAll(' ', '-');
let service: TestApp;
/** With `METRICS_TOKEN` set. */
let guarded: TestApp;
let key: string;

beforeAll(async () => {
  service = await startApp({ JOBS: 'on', WEBHOOKS_ALLOW_PRIVATE: 'true' });
  // Not on the same database: it would take the webhooks of the other, and count them.
  guarded = await startApp({ METRICS_TOKEN: TOKEN });
  key = (await aKey(service)).secret;
});
afterAll(async () => {
  await guarded.close();
  await service.close();
});

/** How much a series grew meanwhile; the count follows the response, so the test waits for it. */
async function expectGrowth(series: string, by: number, work: () => Promise<unknown>) {
  const before = (await scrape(service)).get(series) ?? 0;
  await work();
  await eventually(async () => expect((await scrape(service)).get(series)).toBe(before + by));
}

const generate = (body: object, secret = key) =>
  call(service.url, 'POST', '/v1/generate', { key: secret, body });

describe('GET /metrics', () => {
  it('counts requests by method, route and status, whatever the path', async () => {
    const series = 'copydesk_http_requests_total{method="GET",route="/v1/templates/:id",status="404"}';
    await expectGrowth(series, 2, async () => {
      await call(service.url, 'GET', '/v1/templates/no-such', { key });
      await call(service.url, 'GET', '/v1/templates/neither', { key });
    });
    const unknown = 'copydesk_http_requests_total{method="GET",route="unknown",status="404"}';
    await expectGrowth(unknown, 2, async () => {
      await call(service.url, 'GET', '/a/path/of-nobody');
      await call(service.url, 'GET', '/another');
    });
    const series404 = [...(await scrape(service)).keys()].filter((name) => name.includes('nobody'));
    expect(series404).toEqual([]);
  });

  it('measures durations by route', async () => {
    const series = 'copydesk_http_request_duration_seconds_count{route="/v1/templates"}';
    const total = 'copydesk_http_request_duration_seconds_sum{route="/v1/templates"}';
    const before = (await scrape(service)).get(total) ?? 0;
    const startedAt = performance.now();
    await expectGrowth(series, 1, () => call(service.url, 'GET', '/v1/templates', { key }));
    const metrics = await scrape(service);
    const durationSeconds = metrics.get(total)! - before;
    expect(durationSeconds).toBeGreaterThan(0);
    expect(durationSeconds).toBeLessThan((performance.now() - startedAt) / 1_000);
    const buckets = [...metrics.keys()].filter((name) =>
      /^copydesk_http_request_duration_seconds_bucket\{le=".*",route="\/v1\/templates"\}$/.test(name),
    );
    expect(buckets.length).toBeGreaterThan(10);
    const counts = buckets.map((name) => metrics.get(name)!);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(counts.at(-1)).toBe(metrics.get(series));
  });

  it('counts texts and calls by engine, model and outcome', async () => {
    const labels = 'engine="fixed",model="fixed"';
    await expectGrowth(`copydesk_generations_total{${labels},outcome="stop"}`, 1, () =>
      generate({ prompt: 'A bakery' }),
    );
    await expectGrowth(`copydesk_model_duration_seconds_count{${labels},outcome="answered"}`, 1, () =>
      generate({ prompt: 'A bakery', stream: true }),
    );
  });

  it('counts errors by code and reason', async () => {
    await expectGrowth('copydesk_errors_total{code="VALIDATION_ERROR",reason="required"}', 1, () =>
      generate({}),
    );
    await expectGrowth('copydesk_errors_total{code="UNAUTHORIZED",reason="invalid_credential"}', 1, () =>
      generate({ prompt: 'A bakery' }, 'cdk_live_nobody'),
    );
  });

  it('counts rejections by limit', async () => {
    const { id } = await anAccount(service);
    const { secret } = await aKey(service, { accountId: id, requestsPerMinute: 1 });
    await expectGrowth('copydesk_rate_limited_total{bucket="key"}', 2, async () => {
      for (let count = 0; count < 3; count += 1)
        await call(service.url, 'GET', '/v1/templates', { key: secret });
    });
  });

  it('counts hits and misses of the key cache', async () => {
    const { secret } = await aKey(service);
    const look = () => call(service.url, 'GET', '/v1/templates', { key: secret });
    await expectGrowth('copydesk_key_cache_total{result="miss"}', 1, look);
    await expectGrowth('copydesk_key_cache_total{result="hit"}', 2, async () => {
      await look();
      await look();
    });
  });

  it('counts and measures jobs by operation and outcome', async () => {
    const enqueue = (secret: string) => {
      const body = { operation: 'generate', request: { prompt: 'A bakery' } };
      return call(service.url, 'POST', '/v1/jobs', { key: secret, body });
    };
    const series = (name: string, outcome: string) => `${name}{operation="generate",outcome="${outcome}"}`;
    await expectGrowth(series('copydesk_jobs_finished_total', 'succeeded'), 1, () => enqueue(key));
    const metrics = await scrape(service);
    expect(metrics.get(series('copydesk_job_run_seconds_count', 'succeeded'))).toBe(1);
    expect(metrics.get('copydesk_job_wait_seconds_count{operation="generate"}')).toBe(1);
    const account = await anAccount(service);
    await service.app.get(AccountsService).setLimits(account, { tokensPerMonth: 1 });
    const { secret } = await aKey(service, { accountId: account.id });
    await expectGrowth(series('copydesk_jobs_finished_total', 'failed'), 1, () => enqueue(secret));
    expect((await scrape(service)).get(series('copydesk_job_run_seconds_count', 'failed'))).toBe(1);
    await eventually(async () =>
      expect((await scrape(service)).get('copydesk_jobs_running{operation="generate"}')).toBe(0),
    );
  });

  it('counts the jobs that wait, and those that are cancelled', async () => {
    const { apiKey, secret } = await aKey(service);
    const id = randomUUID();
    await service.database.query(
      `INSERT INTO jobs (id, queue_id, account_id, credential_type, credential_id, operation, request, request_id)
       VALUES ($1, $1, $2, 'api_key', $3, 'refine', '{}', 'req')`,
      [id, apiKey.accountId, apiKey.id],
    );
    expect((await scrape(service)).get('copydesk_jobs_queued{operation="refine"}')).toBe(1);
    const cancelled = 'copydesk_jobs_finished_total{operation="refine",outcome="cancelled"}';
    const path = `/v1/jobs/job_${id.replaceAll('-', '')}/cancel`;
    await expectGrowth(cancelled, 1, () => call(service.url, 'POST', path, { key: secret }));
    expect((await scrape(service)).get('copydesk_jobs_queued{operation="refine"}')).toBe(0);
  });

  it('counts attempts to send webhooks by outcome, and the messages that wait', async () => {
    const { secret } = await aKey(service);
    expect((await scrape(service)).get('copydesk_webhooks_pending')).toBe(0);
    const url = `http://127.0.0.1:${await findFreePort()}/closed`;
    const body = { url, events: ['generation.completed'] };
    expect((await call(service.url, 'POST', '/v1/webhooks', { key: secret, body })).status).toBe(200);
    const failed = 'copydesk_webhook_duration_seconds_count{outcome="failed"}';
    await expectGrowth(failed, 1, async () =>
      expect((await generate({ prompt: 'A bakery' }, secret)).status).toBe(200),
    );
    expect((await scrape(service)).get('copydesk_webhooks_pending')).toBe(1);
  });

  it('reports the notification link, the write queue, the pools, the event loop and the process', async () => {
    const metrics = await scrape(service);
    expect(metrics.get('copydesk_listener_up')).toBe(1);
    expect(metrics.get('copydesk_batch_queue_depth')).toBe(0);
    expect(metrics.get('copydesk_pool_connections{pool="hot",state="waiting"}')).toBe(0);
    expect(metrics.get('copydesk_pool_connections{pool="orm",state="total"}')).toBeGreaterThan(0);
    expect(metrics.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0);
  });

  it('has no label that names an account, a key or an address', async () => {
    const { id } = await anAccount(service);
    const issued = await aKey(service, { accountId: id });
    await generate({ prompt: 'A bakery' }, issued.secret);
    const text = [...(await scrape(service)).keys()].join('\n');
    for (const identity of [id, issued.apiKey.id, '127.0.0.1', '@']) expect(text).not.toContain(identity);
  });
});

describe('access to the metrics', () => {
  const refuses = async ({ url }: TestApp, headers: Record<string, string>) => {
    const unknown = await call(url, 'GET', '/no-such-route');
    const { status, body } = await get(url, headers);
    expect({ headers, status }).toEqual({ headers, status: 404 });
    expect(JSON.parse(body)).toEqual(errorEnvelope('NOT_FOUND', 'route_not_found'));
    expect(JSON.parse(body).error.message).toBe(unknown.body.error.message);
  };

  it('is allowed from this machine if no token is set', async () => {
    expect((await get(service.url, {})).status).toBe(200);
    const prometheus = {
      'user-agent': 'Prometheus/3.5.0',
      accept: 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.3,*/*;q=0.1',
      'accept-encoding': 'gzip',
      'x-prometheus-scrape-timeout-seconds': '10',
    };
    expect((await get(service.url, prometheus)).status).toBe(200);
  });

  // Prevents remote requests through a proxy on this machine from counting as local.
  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Port',
    'X-Original-Forwarded-For',
    'X-Client-Ip',
    'X-Cluster-Client-Ip',
    'X-Real-IP',
    'X-Envoy-External-Address',
    'X-Amzn-Trace-Id',
    'X-Azure-ClientIP',
    'X-Request-Id',
    'Forwarded',
    'Via',
    'Cdn-Loop',
    'Cf-Connecting-Ip',
    'Cf-Ray',
    'True-Client-Ip',
    'Fastly-Client-Ip',
    'Fly-Client-Ip',
    'X-Some-Proxy-That-Is-Yet-To-Come',
  ])('is denied for a request with %s, even with a loopback host', (name) =>
    refuses(service, { host: 'localhost', [name]: '127.0.0.1' }),
  );

  it('is denied for a host other than loopback', async () => {
    // A proxy that adds nothing but the host; a page that rebinds its own name to 127.0.0.1.
    for (const host of ['copydesk.example', 'localhost.attacker.example']) await refuses(service, { host });
  });

  it('requires the token if one is set, even from this machine', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` };
    expect((await get(guarded.url, headers)).status).toBe(200);
    await refuses(guarded, {});
    await refuses(guarded, { authorization: 'Bearer a-token-that-nobody' });
    await refuses(guarded, { authorization: `Basic ${TOKEN}` });
  });

  it.each(['203.0.113.9', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '', '128.0.0.1'])(
    'is denied at %s without the token',
    (remoteAddress) => {
      const socket = { remoteAddress } as never;
      const headers = { host: 'localhost:3000' };
      expect(mayReadMetrics({ headers, socket }, TOKEN)).toBe(false);
      expect(mayReadMetrics({ headers, socket }, null)).toBe(false);
      const withToken = { ...headers, authorization: `bearer ${TOKEN}` };
      expect(mayReadMetrics({ headers: withToken, socket }, TOKEN)).toBe(true);
    },
  );

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is allowed at %s', (remoteAddress) => {
    const socket = { remoteAddress } as never;
    expect(mayReadMetrics({ headers: { host: '[::1]:3000' }, socket }, null)).toBe(true);
  });
});

/** With headers that `fetch` would not send. */
function get(url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(`${url}/metrics`, { headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode!, body }));
    })
      .on('error', reject)
      .end();
  });
}
