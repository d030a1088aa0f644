import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { readDatabaseTls } from '../../src/config/database-tls.js';
import { eventually } from '../support/eventually.js';
import { TEST_SECRET_KEY } from '../support/app.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { POSTGRES_PROGRAMS, PostgresServer, runAsServer } from '../support/postgres-server.js';
import { startFailureOf } from '../support/start-failure.js';
import { runToEnd, startService } from '../support/running-service.js';
import { run } from '../support/run-node.js';

const hasOpenssl = (await run('openssl', ['version']).catch(() => ({ exitCode: 1 }))).exitCode === 0;
const canRun = POSTGRES_PROGRAMS !== null && hasOpenssl;
if (!canRun) process.stderr.write('skipped: needs a PostgreSQL of Debian and openssl\n');

afterAll(deleteFolders);

/** A private CA, its certificate for the name `localhost` and nothing else, and a CA that signed nothing. */
const CERTIFICATES = `
  cd "$FOLDER"
  for ca in ca other-ca; do
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=Test $ca" \\
      -keyout $ca.key -out $ca.pem
  done
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -keyout server.key -out server.csr
  printf 'subjectAltName=DNS:localhost' > names
  openssl x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.pem
  chmod 600 server.key`;

(canRun ? describe : describe.skip)(
  'TLS to a PostgreSQL whose certificate is of a private CA (skipped without Debian’s PostgreSQL and openssl)',
  () => {
    let server: PostgresServer;
    let folder: string;

    beforeAll(async () => {
      folder = freshFolder('copydesk-tls-');
      chmodSync(folder, 0o777);
      await runAsServer(CERTIFICATES, { FOLDER: folder });
      server = await (await PostgresServer.at(join(folder, 'data'))).create();
      const settings = `ssl = on\nssl_cert_file = '${folder}/server.pem'\nssl_key_file = '${folder}/server.key'`;
      await runAsServer(`cat >> "$PGDATA/postgresql.conf" <<< "$SETTINGS"`, {
        ...server.environment,
        SETTINGS: settings,
      });
      await server.start();
      await runAsServer('createdb copydesk', server.environment);
      writeFileSync(join(folder, 'no-certificate.pem'), 'nothing of the kind\n');
    }, 120_000);
    afterAll(() => server?.stop());

    const urlOf = (host: string, query: string) =>
      `postgres://postgres@${host}:${server.port}/copydesk${query.replaceAll('$', folder)}`;
    const isEncrypted = async (client: Client) => {
      const { rows } = await client.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
      return rows[0].ssl as boolean;
    };

    it.each([
      ['localhost', '', false],
      ['localhost', '?sslmode=disable', false],
      ['localhost', '?sslmode=require&sslrootcert=$/ca.pem', true],
      ['localhost', '?sslmode=verify-full&sslrootcert=$/ca.pem', true],
      ['localhost', '?sslrootcert=$/ca.pem', true],
      ['127.0.0.1', '?sslmode=verify-ca&sslrootcert=$/ca.pem', true],
      ['127.0.0.1', '?sslmode=no-verify', true],
    ])('connects to %s%s, encrypted: %s', async (host, query, encrypted) => {
      const client = new Client(readDatabaseTls(urlOf(host, query)));
      await client.connect();
      expect(await isEncrypted(client)).toBe(encrypted);
      await client.end();
    });

    it('encrypts every connection of the service, including migrations', async () => {
      const url = urlOf('localhost', '?sslmode=verify-full&sslrootcert=$/ca.pem');
      const refused = `sed -i 's/^host /hostssl /' "$PGDATA/pg_hba.conf" && pg_ctl reload`;
      await runAsServer(refused, server.environment);
      const service = await startService({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY, MODELS: 'fixed' });
      // A busy machine may need more than the second after which the database counts as down.
      await eventually(async () => {
        const { checks } = (await (await fetch(`${service.url}/health/ready`)).json()) as { checks: object };
        expect(checks).toEqual({ database: 'up', listener: 'up' });
      });
      expect(await service.stop()).toBe(0);
      expect(service.stderr()).not.toContain('SECURITY WARNING');
    });

    it('ends the service with 1 and one line on stderr if the certificate is not trusted', async () => {
      const url = urlOf('localhost', '?sslmode=require');
      const { exitCode, stdout, stderr } = await runToEnd({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY });
      expect([exitCode, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^Copydesk cannot start: .* is not trusted: add sslrootcert=.*\n$/);
    });

    it('fails with one line that gives the cause', async () => {
      const cases: [string, string, RegExp][] = [
        [
          'localhost',
          '?sslmode=require',
          /is not trusted: add sslrootcert=.*(?:self-signed|local issuer|verify)/,
        ],
        ['localhost', '?sslmode=verify-full&sslrootcert=$/other-ca.pem', /is not trusted: add sslrootcert=/],
        ['127.0.0.1', '?sslmode=verify-full&sslrootcert=$/ca.pem', /is for another host: .*127\.0\.0\.1/],
        [
          'localhost',
          '?sslmode=require&sslrootcert=$/missing.pem',
          /sslrootcert=.*missing\.pem cannot be read: ENOENT/,
        ],
        [
          'localhost',
          '?sslmode=require&sslrootcert=$/no-certificate.pem',
          /no-certificate\.pem is not a PEM certificate/,
        ],
        ['localhost', '?sslmode=prefer', /sslmode must be one of disable, require/],
      ];
      const withoutTls = new URL(process.env.COPYDESK_TEST_DATABASE_URL!);
      withoutTls.search = '?sslmode=require';
      const failureOf = (url: string) => startFailureOf({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY });
      for (const [host, query, reason] of cases) {
        const failure = await failureOf(urlOf(host, query));
        expect(failure).toMatch(/^.+$/);
        expect(failure).toMatch(reason);
      }
      expect(await failureOf(withoutTls.href)).toMatch(/^.*does not support TLS.*$/);
    });
  },
);
