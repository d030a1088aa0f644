import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { startApp, type TestApp } from '../support/app.js';
import { copyTree } from '../support/built-tree.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { ROOT, runNode } from '../support/run-node.js';

let service: TestApp;
let key: string;
let document: string;

beforeAll(async () => {
  service = await startApp();
  key = (await aKey(service, { accountId: (await anAccount(service)).id })).secret;
  document = JSON.stringify((await call(service.url, 'GET', '/openapi.json')).body);
});
afterAll(() => service.close());

describe('the document of the API', () => {
  it('passes Spectral without warnings', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'copydesk-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, document);
    const spectral = join(ROOT, 'node_modules/@stoplight/spectral-cli/dist/index.js');
    const rules = ['--ruleset', join(ROOT, '.spectral.yaml'), '--fail-severity', 'hint'];
    const { exitCode, output } = await runNode([spectral, 'lint', file, ...rules]);
    rmSync(folder, { recursive: true });
    expect(output).toContain("No results with a severity of 'hint' or higher found!");
    expect(exitCode).toBe(0);
  }, 120_000);
});

describe('a client generated from the document', () => {
  it('compiles and completes the main tasks', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'copydesk-typed-client-'));
    const folder = join(parent, 'tree');
    copyTree(folder, ['package.json']);
    writeFileSync(
      join(folder, 'schema.ts'),
      astToString(await openapiTS(document, { defaultNonNullable: false })),
    );
    const source = readFileSync(join(ROOT, 'test/support/typed-client.ts.txt'));
    writeFileSync(join(folder, 'main.ts'), source);
    const flags = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--skipLibCheck',
      '--noEmitOnError',
    ];
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const compiled = await runNode([compiler, ...flags, '--types', 'node', '--ignoreConfig', 'main.ts'], {
      cwd: folder,
    });
    expect(compiled).toEqual({ exitCode: 0, output: '' });
    const { output, exitCode } = await runNode([join(folder, 'main.js')], {
      environment: { COPYDESK_URL: service.url, COPYDESK_API_KEY: key },
    });
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    const result = JSON.parse(output);
    expect(result).toMatchObject({ missing: 'not_found', wrong: 'invalid_value', origin: result.id });
    expect(result.content.length).toBeGreaterThan(20);
    expect(result.names).toHaveLength(5);
    rmSync(parent, { recursive: true });
  }, 120_000);
});
