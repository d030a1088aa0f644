import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from './eventually.js';
import { findFreePort } from './free-port.js';
import { START, START_OPTIONS } from './npm-start.js';
import { inheritedEnvironment } from './run-node.js';

/** The service in its own process, as an operator runs it. */
export interface RunningService {
  url: string;
  port: number;
  pid: number;
  /** Its output on stdout so far. */
  stdout(): string;
  /** Its output on stderr so far. */
  stderr(): string;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with the exit code, or null if a signal killed it. */
  ended: Promise<number | null>;
  /** Stops it with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>;
  /** Closes our ends of its stdout and stderr, so that later output has no reader. */
  stopReading(): void;
}

/** A failed start. */
export interface EndedStart {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

interface StartOptions {
  /** The current directory; by default one without a `.env`. */
  cwd?: string;
  /** An open file for stderr, which is then not captured. */
  log?: number;
}

/** The environment variables. Undefined ones are not set, which also removes defaults such as the port. */
type Environment = Record<string, string | undefined>;

/** Starts the service on a free port with only `environment` set, and waits until it is ready. */
export async function startService(
  environment: Environment,
  options: StartOptions = {},
): Promise<RunningService> {
  const port = Number(environment.PORT ?? (await findFreePort()));
  const { child, stdout, stderr, ended } = launch({ PORT: String(port), ...environment }, options);
  const failed = ended.then((code) => {
    throw new Error(`the service ended with ${code}: ${stderr()}`);
  });
  failed.catch(() => undefined);
  const ready = child.stderr
    ? new Promise<void>((resolve) => {
        child.stderr!.on('data', () => {
          if (stderr().includes('"msg":"ready"')) resolve();
        });
      })
    : eventually(async () => void (await fetch(`http://127.0.0.1:${port}/health/ready`)), 60_000);
  await Promise.race([ready, failed]);
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  const stop = () => {
    signal('SIGTERM');
    return ended;
  };
  const stopReading = () => {
    child.stdout!.destroy();
    child.stderr?.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    stdout,
    stderr,
    signal,
    ended,
    stop,
    stopReading,
  };
}

/** Starts the service when it is expected to exit by itself; `whileItRuns` can act on it. */
export async function runToEnd(
  environment: Environment,
  { whileItRuns, ...options }: StartOptions & { whileItRuns?: (service: Launched) => Promise<void> } = {},
): Promise<EndedStart> {
  const launched = launch({ PORT: String(await findFreePort()), ...environment }, options);
  await whileItRuns?.(launched);
  const exitCode = await launched.ended;
  return { exitCode, stdout: launched.stdout(), stderr: launched.stderr() };
}

type Launched = ReturnType<typeof launch>;

/** No model server of the machine is detected. */
const DEFAULTS = { FIRST_START_SECRETS: 'stdout', OLLAMA_HOST: '127.0.0.1:9' };

function launch(environment: Environment, { cwd = '/', log }: StartOptions) {
  const child = spawn(process.execPath, [...START_OPTIONS, START, 'service'], {
    cwd,
    env: { ...inheritedEnvironment(), ...DEFAULTS, ...environment },
    stdio: ['ignore', 'pipe', log ?? 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (written.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (written.stderr += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, stdout: () => written.stdout, stderr: () => written.stderr, ended };
}

/** The parsed output of the first start on an empty database. */
export interface FirstStart {
  email: string;
  password: string;
  key: string;
  /** The example command. */
  curl: string;
}

/** Waits for the output of a first start and parses it; rejects if there is none. */
export async function readFirstStart(service: RunningService): Promise<FirstStart> {
  const find = (pattern: RegExp) => pattern.exec(service.stdout())?.[1] ?? '';
  await eventually(async () => {
    if (!service.stdout().endsWith("'\n\n")) throw new Error(`no first start secrets: ${service.stdout()}`);
  });
  return {
    email: find(/^Admin email: +(.+)$/m),
    password: find(/^Admin password: +(.+)$/m),
    key: find(/^(cdk_live_[0-9A-Za-z]{46})$/m),
    curl: find(/^(curl [^]*')\n\n$/m),
  };
}
