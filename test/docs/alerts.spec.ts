import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type TestApp } from '../support/app.js';
import { ROOT } from '../support/run-node.js';

const rules = readFileSync(join(ROOT, 'docs/alerts.yml'), 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    expression: /expr:([\s\S]*?)\n {8}(?:for|labels):/.exec(text)![1]!,
    runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '',
  }));
let service: TestApp;

beforeAll(async () => {
  service = await startApp({ JOBS: 'on' });
});
afterAll(() => service.close());

describe('docs/alerts.yml', () => {
  it('uses only metrics and labels of a running service', async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const known = new Set(
      types.flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
      ),
    );
    const named = rules.flatMap(
      ({ expression }) => expression.match(/\b(?:copydesk|nodejs|process)_\w+/g) ?? [],
    );
    expect(named.length).toBeGreaterThanOrEqual(rules.length);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names a section of the runbook for each alert', () => {
    const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const anchors = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(rules.length).toBeGreaterThan(10);
    for (const { name, runbook } of rules) {
      const anchor = /^docs\/operations\.md#(.+)$/.exec(runbook)?.[1];
      expect({ name, isThere: anchors.includes(anchor!) }).toEqual({ name, isThere: true });
    }
  });
});
