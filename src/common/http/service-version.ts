import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../../package.json', import.meta.url);

/** The version of the service, from package.json. */
export const SERVICE_VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
