import { describe, expect, it } from '@jest/globals';
import { parse } from 'dotenv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.js';
import { Environment } from '../../src/config/environment.js';
import { PROVIDERS } from '../../src/config/model-providers.js';
import { loadPackage } from '../support/load-package.js';

const { getMetadataStorage } = loadPackage<typeof import('class-validator')>('class-validator');

const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
const settings = text.split('\n').filter((line) => /^#[A-Z]/.test(line));
/** As dotenv reads it with every line uncommented. */
const values = parse(settings.map((line) => line.slice(1)).join('\n'));

describe('.env.example', () => {
  it('lists every variable of the service, and no other', () => {
    const metadata = getMetadataStorage().getTargetValidationMetadatas(Environment, '', false, false);
    const checked = metadata.map(({ propertyName }) => propertyName);
    const ofProviders = Object.values(PROVIDERS).flatMap(({ key, base }) => (key ? [key, base] : [base]));
    const known = new Set([
      ...checked,
      ...ofProviders,
      'POSTGRES_PASSWORD',
      'OLLAMA_MODEL',
      'OLLAMA_CONTEXT_LENGTH',
    ]);
    expect(Object.keys(values).sort()).toEqual([...known].sort());
  });

  it('describes each on its own line', () => {
    for (const line of settings) expect(line).toMatch(/^#[A-Z_]+=\S* +# \S/);
  });

  it('shows the default of each, and nothing if there is none', () => {
    const set = Object.entries(new Environment()).filter(([, value]) => value !== undefined);
    const defaults = set.map(([name, value]) => [name, String(value)]);
    const shown = Object.entries(values).filter(([, value]) => value !== '');
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(defaults));
  });

  it('changes nothing, copied as is or with every line uncommented', () => {
    expect(parse(text)).toEqual({});
    expect(loadConfig(values)).toEqual(loadConfig({}));
  });
});
