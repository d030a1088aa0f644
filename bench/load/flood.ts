// A program: runs autocannon with the options in its argument and prints the result.
import autocannon from 'autocannon';
import { report } from './report.ts';
import type { LoadRequest } from './run-load.ts';

const {
  url,
  method = 'GET',
  headers = {},
  bodies,
  authorizations,
  connections,
  seconds,
} = JSON.parse(process.argv[2]!) as LoadRequest & {
  connections: number;
  seconds: number;
};
const times: number[] = [];
const requests = authorizations
  ? authorizations.map((authorization) => ({ headers: { ...headers, authorization }, body: bodies?.[0] }))
  : bodies?.map((body) => ({ body }));
const load = { url, method, headers, connections, duration: seconds, ...(requests && { requests }) };
const startedAt = performance.now();
const result = await new Promise<autocannon.Result>((resolve, reject) => {
  const instance = autocannon(load, (error: Error | null, value) => (error ? reject(error) : resolve(value)));
  // Its own figures are in whole milliseconds.
  instance.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
});
const elapsed = (performance.now() - startedAt) / 1000;
const failures = result.non2xx + result.errors + result.timeouts;
if (failures > 0) throw new Error(`${failures} of ${times.length} requests to ${url} failed`);
report(times, elapsed);
