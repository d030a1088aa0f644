import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** What Nest reports at each start, of interest only when debugging. */
const STARTUP_CONTEXTS = new Set([
  'NestFactory',
  'NestApplication',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
]);

/**
 * Writes what goes through Nest's `Logger` to the service's log: `log` as info, `verbose` as trace, the other levels
 * under their own names. The last text of a call is its context, as Nest's own `ConsoleLogger` has it.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, ...rest: unknown[]) {
    const { context, details } = split(rest);
    this.write(STARTUP_CONTEXTS.has(context ?? '') ? 'debug' : 'info', message, details, { context });
  }

  warn(message: unknown, ...rest: unknown[]) {
    this.writeAt('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]) {
    this.writeAt('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]) {
    this.writeAt('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]) {
    this.writeAt('fatal', message, rest);
  }

  /** A text of several lines after the message is its stack. */
  error(message: unknown, ...rest: unknown[]) {
    const { context, details } = split(rest);
    const stack = details.find(isStack);
    const others = details.filter((detail) => detail !== stack);
    this.write('error', message, others, { context, ...(stack !== undefined && { stack }) });
  }

  private writeAt(level: Level, message: unknown, rest: unknown[]) {
    const { context, details } = split(rest);
    this.write(level, message, details, { context });
  }

  private write(level: Level, message: unknown, details: unknown[], fields: object) {
    const all = [message, ...details.filter((detail) => detail !== undefined)];
    const texts = all.filter((part) => typeof part !== 'object' || part === null);
    const error = all.find((part) => part instanceof Error);
    const objects = all.filter((part) => typeof part === 'object' && part !== null && part !== error);
    const text = texts.length > 0 ? texts.map(String).join(' ') : (error?.message ?? '');
    this.target[level]({ ...Object.assign({}, ...objects), ...fields, ...(error && { err: error }) }, text);
  }
}

function split(rest: unknown[]): { context: string | undefined; details: unknown[] } {
  const last = rest.at(-1);
  if (typeof last !== 'string' || isStack(last)) return { context: undefined, details: rest };
  return { context: last, details: rest.slice(0, -1) };
}

function isStack(text: unknown): boolean {
  return typeof text === 'string' && /^.*\n\s+at /.test(text);
}
