// Writes a description for each product of a CSV file: enqueues jobs in batches and receives the results by webhook.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { CopydeskApi } from './copydesk-api.mjs';
import { receiveJobs } from './receive-jobs.mjs';

/** After this time without an event, the program asks for the job that has waited longest. */
const SILENCE_MS = 2_000;

const { COPYDESK_URL = 'http://localhost:3000', COPYDESK_API_KEY, PORT = '4001' } = process.env;
const { WEBHOOK_URL = `http://127.0.0.1:${PORT}/` } = process.env;
const [input, output] = process.argv.slice(2);
if (!COPYDESK_API_KEY || !input || !output) {
  console.error('Usage: COPYDESK_API_KEY=… node batch.mjs <products.csv> <descriptions.csv>');
  process.exit(1);
}
const api = new CopydeskApi({ url: COPYDESK_URL, apiKey: COPYDESK_API_KEY });

const products = parse(await readFile(input, 'utf8'), { columns: true, skip_empty_lines: true });
const receiver = await receiveJobs(api, { url: WEBHOOK_URL, port: Number(PORT) });
try {
  const skuByJob = await enqueue(products);
  const jobs = await finishedJobs(skuByJob);
  await writeFile(output, toCsv(products, skuByJob, jobs));
  const failed = [...jobs.values()].filter(({ status }) => status !== 'succeeded').length;
  console.log(`${jobs.size - failed} descriptions written to ${output}, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await receiver.close();
}

/** Enqueues a job for each product; returns the SKU of each job's product. */
async function enqueue(rows) {
  const skuByJob = new Map();
  const size = await batchSize();
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size);
    const body = JSON.stringify({ jobs: batch.map(toJob) });
    // Derived from the content: if the program is started again within 24 hours, it gets the same jobs.
    const idempotencyKey = createHash('sha256').update(body).digest('hex');
    const jobs = await api.call('POST', '/v1/jobs', { body, idempotencyKey });
    for (const [index, { id }] of jobs.entries()) skuByJob.set(id, batch[index].sku);
    console.log(`enqueued ${skuByJob.size} of ${rows.length}`);
  }
  return skuByJob;
}

/** A request takes up to 100 jobs, each of which counts as a request towards the rate limit. */
async function batchSize() {
  const { limits } = await api.call('GET', '/v1/me');
  return Math.min(100, limits.requests_per_minute);
}

function toJob({ sku, name, features }) {
  return {
    operation: 'generate',
    request: {
      prompt: `Product description: ${name}`,
      template: 'product-description',
      options: { length: 'short', points: features.split('; ') },
      metadata: { sku },
    },
  };
}

/** Waits until all jobs are finished; returns them by id. */
async function finishedJobs(skuByJob) {
  for (;;) {
    const missing = [...skuByJob.keys()].filter((id) => !receiver.jobs.has(id));
    if (missing.length === 0) return receiver.jobs;
    if (await receiver.nextJob(SILENCE_MS)) continue;
    // Events that were sent before this program listened, or are late.
    for (const id of missing) {
      const job = await api.call('GET', `/v1/jobs/${id}`);
      if (!job.finished_at) break;
      receiver.jobs.set(id, job);
    }
  }
}

/** The descriptions in the order of the products. */
function toCsv(rows, skuByJob, jobs) {
  const jobBySku = new Map([...skuByJob].map(([id, sku]) => [sku, jobs.get(id)]));
  const lines = rows.map(({ sku, name }) => {
    const { result, error } = jobBySku.get(sku);
    const warnings = result?.warnings.map(({ message }) => message).join(' ');
    return { sku, name, description: result?.content, warnings, error: error?.message };
  });
  return stringify(lines, { header: true, columns: ['sku', 'name', 'description', 'warnings', 'error'] });
}
