import { randomBytes } from 'node:crypto';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.js';
import { type RunAs, runProgram } from './run-program.js';

/** The role that the service connects as; it is no superuser, and owns the database of the same name. */
export const COPYDESK = 'copydesk';

/** The superuser cannot connect; if it is needed, run `postgres --single` on the folder. */
const HOST_BASED_AUTHENTICATION = `# Only this machine, only with the password in Copydesk's data folder.
host  all  ${COPYDESK}  127.0.0.1/32  scram-sha-256
`;

/**
 * Creates the cluster with its role and database next to `dataDirectory`, then renames it: a folder of that name is always
 * complete, and the remains of an interrupted start are recreated.
 */
export async function createCluster(
  dataDirectory: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const unfinished = `${dataDirectory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (runAs) await chown(unfinished, runAs.uid, runAs.gid);

  await initialise(unfinished, binaries, runAs);
  await writeFile(join(unfinished, 'pg_hba.conf'), HOST_BASED_AUTHENTICATION);
  await addDatabase(unfinished, binaries, runAs, password);
  await rename(unfinished, dataDirectory);
}

async function initialise(directory: string, binaries: PostgresBinaries, runAs: RunAs): Promise<void> {
  const args = ['-D', directory, '-U', 'postgres', '-A', 'reject', '--encoding=UTF8', '--no-instructions'];
  // Built into PostgreSQL: the same order and the same lower() on every system, independent of its locales.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await runProgram(binaries.initdb, [...args, ...locale], runAs);
}

/** In single-user mode, before anyone can connect: each line is a statement, and the first error ends it. */
async function addDatabase(
  directory: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const statements = [
    `CREATE ROLE ${COPYDESK} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${COPYDESK} OWNER ${COPYDESK}`,
  ];
  const args = ['--single', '-D', directory, '-c', 'exit_on_error=on', 'template1'];
  await runProgram(binaries.postgres, args, runAs, statements.map((statement) => `${statement};\n`).join(''));
}

/** 192 random bits in hexadecimal: needs no quoting in SQL, nor in a URL. */
export function newPassword(): string {
  return randomBytes(24).toString('hex');
}
