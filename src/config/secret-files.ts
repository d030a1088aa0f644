import { readFileSync } from 'node:fs';
import { PROVIDERS } from './model-providers.js';

/** The settings that hold a secret; each can be read from a file named by `<NAME>_FILE`. */
export const SECRET_SETTINGS: readonly string[] = [
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'SECRET_KEY',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  ...Object.values(PROVIDERS).flatMap(({ key }) => key ?? []),
];

/**
 * Returns the environment with each `<NAME>_FILE` replaced by `<NAME>` and the content of the file, as container
 * platforms mount secrets. White space around the content is dropped. A file that cannot be read and a secret that is
 * set in both ways are added to `problems`; neither shows any content.
 */
export function readSecretFiles(variables: NodeJS.ProcessEnv, problems: string[]): NodeJS.ProcessEnv {
  const result = { ...variables };
  for (const name of SECRET_SETTINGS) {
    const path = variables[`${name}_FILE`];
    if (!path) continue;
    if (variables[name]) problems.push(`${name}_FILE cannot be set together with ${name}`);
    else result[name] = readSecret(name, path, problems);
  }
  return result;
}

function readSecret(name: string, path: string, problems: string[]): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret === '') problems.push(`${name}_FILE names an empty file`);
    return secret;
  } catch (error) {
    problems.push(`${name}_FILE names a file that cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    return undefined;
  }
}
