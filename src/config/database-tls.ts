import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

const MODES = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify'];
const FILES = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;
const PARAMETERS = ['sslmode', ...Object.keys(FILES)];

type TlsSettings = Pick<
  ConnectionOptions,
  'ca' | 'cert' | 'key' | 'checkServerIdentity' | 'rejectUnauthorized'
>;

/** How node-postgres connects to the database of a URL. */
interface DatabaseAddress {
  /** The URL without its TLS parameters. */
  connectionString: string;
  /** Absent if the URL has no TLS settings. */
  ssl?: false | TlsSettings;
}

/**
 * Reads the TLS parameters of a database URL and the files that they name. `require` verifies the certificate and the
 * host name as `verify-full` does, which is stricter than libpq: encryption without verification is `no-verify`.
 * Throws an `Error` that names the parameter.
 */
export function readDatabaseTls(url: string): DatabaseAddress {
  const parsed = URL.parse(url);
  if (parsed) rejectAmbiguity(parsed.searchParams);
  if (!parsed || !PARAMETERS.some((name) => parsed.searchParams.has(name))) return { connectionString: url };
  const { searchParams } = parsed;
  const mode = searchParams.get('sslmode') ?? 'verify-full';
  if (!MODES.includes(mode)) throw new Error(`sslmode must be one of ${MODES.join(', ')}`);
  const ssl = mode === 'disable' ? false : { ...readFiles(searchParams), ...verification(mode) };
  for (const name of PARAMETERS) searchParams.delete(name);
  return { connectionString: parsed.href, ssl };
}

/** A misspelled or repeated parameter would otherwise be ignored, and the connection less protected than intended. */
function rejectAmbiguity(parameters: URLSearchParams) {
  for (const given of new Set(parameters.keys())) {
    const name = PARAMETERS.find((known) => known === given.toLowerCase().replaceAll(/[_-]/g, ''));
    if (!name) continue;
    if (name !== given) throw new Error(`${given} must be spelled ${name}`);
    if (parameters.getAll(name).length > 1) throw new Error(`${name} must not be set more than once`);
  }
}

function verification(mode: string): TlsSettings {
  if (mode === 'no-verify') return { rejectUnauthorized: false };
  if (mode === 'verify-ca') return { checkServerIdentity: () => undefined };
  return {};
}

function readFiles(parameters: URLSearchParams): TlsSettings {
  const options: TlsSettings = {};
  for (const [name, option] of Object.entries(FILES)) {
    const path = parameters.get(name);
    // As in libpq, `system` stands for the certificate authorities that the system trusts.
    if (!path || path === 'system') continue;
    options[option] = readFile(name, path);
  }
  return options;
}

function readFile(name: string, path: string): Buffer {
  let content: Buffer;
  try {
    content = readFileSync(path);
    if (name !== 'sslkey') parseCertificate(content);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isUnreadable = code?.startsWith('E') && !code.startsWith('ERR_');
    throw new Error(
      `${name}=${path} ${isUnreadable ? `cannot be read: ${message}` : 'is not a PEM certificate'}`,
      {
        cause: error,
      },
    );
  }
  return content;
}

/** Throws if it is not a PEM certificate; checks the first of several. */
function parseCertificate(content: Buffer): X509Certificate {
  return new X509Certificate(content);
}
