import { Client, type ClientConfig } from 'pg';
import { readDatabaseTls } from '../config/database-tls.js';

/** For connections that no request waits for. A busy server can take seconds to open one. */
export const PATIENT_CONNECT_TIMEOUT_MS = 10_000;

/** Opens a connection outside of the pools. If it breaks, its next query fails. */
export async function openClient(url: string, config: ClientConfig = {}): Promise<Client> {
  const client = new Client({
    ...readDatabaseTls(url),
    connectionTimeoutMillis: PATIENT_CONNECT_TIMEOUT_MS,
    ...config,
  });
  // Without a listener, a connection that breaks between two queries would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
