import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { lookup } from 'node:dns/promises';
import { ConfigError, type Config } from '../config/config.js';

/** Listens on `HOST` and `PORT`; throws a `ConfigError` that names the invalid variable. */
export async function listen(app: NestFastifyApplication, { host, port }: Config): Promise<void> {
  try {
    // Listen on one address, even if the name has several: Fastify's servers for the others would not be configured.
    const { address } = await lookup(host);
    await app.listen(port, address);
  } catch (error) {
    const explanation = explain((error as NodeJS.ErrnoException).code, host, port);
    throw explanation === null ? error : new ConfigError(explanation);
  }
}

function explain(code: string | undefined, host: string, port: number): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} is in use by another program: stop it, or set another PORT`;
    case 'EACCES':
      return `PORT ${port} may not be used by this system user: set one above 1023`;
    case 'EADDRNOTAVAIL':
      return `HOST ${host} is not an address of this machine`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} cannot be resolved`;
    default:
      return null;
  }
}
