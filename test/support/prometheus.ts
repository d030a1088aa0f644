import type { TestApp } from './app.js';

/** Reads the metrics as Prometheus does: each series with its value. */
export async function scrape({ url }: Pick<TestApp, 'url'>): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`, { headers: { connection: 'close' } });
  if (response.status !== 200) throw new Error(`GET /metrics answered ${response.status}`);
  return parseSeries(await response.text());
}

/** Parses the text format, one `name{label="value"} number` per line; comments are skipped. */
export function parseSeries(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
