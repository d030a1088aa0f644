import { Injectable } from '@nestjs/common';
import { pino, stdSerializers, type Logger } from 'pino';
import { writeLine } from './stderr-lines.js';
import { traceFields } from './trace-context.js';

/** Matches the service's secrets anywhere in a line. */
const SECRET = /cd[akrs]_[0-9A-Za-z_-]{8,}|(?:Bearer|Basic)\s+[\w.~+/=-]{8,}/g;

/** Replaces everything in a text that looks like one of our secrets. */
function redacted(text: string): string {
  return text.replace(SECRET, '[redacted]');
}

/** Returns whether a text contains something that looks like a secret of the service. */
export function holdsSecret(text: string): boolean {
  return text.search(SECRET) >= 0;
}

/**
 * JSON logs on stderr (stdout is for the first key and the command line). Secrets are redacted from every line.
 */
@Injectable()
export class Log {
  private readonly logger: Logger;

  /** `origin` is added to every line. */
  constructor(
    level: string,
    write: (line: string) => void = writeLine,
    origin: Record<string, unknown> = {},
  ) {
    this.logger = pino(
      {
        level,
        base: origin,
        timestamp: timeField,
        serializers: { err: describeError },
        mixin: traceFields,
        formatters: { level: (label) => ({ level: label }) },
      },
      { write: (line: string) => write(redacted(line)) },
    );
  }

  /** Whether a level is enabled; checked before building an expensive line. */
  writes(level: string): boolean {
    return this.logger.isLevelEnabled(level);
  }

  info(detail: object, message: string) {
    this.logger.info(detail, message);
  }

  warn(detail: object, message: string) {
    this.logger.warn(asDetail(detail), message);
  }

  error(detail: object, message: string) {
    this.logger.error(asDetail(detail), message);
  }

  debug(detail: object, message: string) {
    this.logger.debug(detail, message);
  }

  trace(detail: object, message: string) {
    this.logger.trace(detail, message);
  }

  fatal(detail: object, message: string) {
    this.logger.fatal(detail, message);
  }
}

const lastTime = { ms: NaN, field: '' };

/** The time of a line, as pino writes it; the lines of one millisecond share it. */
function timeField(): string {
  const ms = Date.now();
  if (ms !== lastTime.ms) {
    lastTime.field = `,"time":"${new Date(ms).toISOString()}"`;
    lastTime.ms = ms;
  }
  return lastTime.field;
}

/**
 * The logged fields of an error. Errors of the database and its driver contain the values of the statement (prompts,
 * password hashes) in several fields, so this is a list of what is logged, not of what is omitted.
 */
function describeError(error: Error): object {
  const { type, message, stack, code, reason, constraint, table, query } = stdSerializers.err(
    error,
  ) as never as Record<string, unknown>;
  return { type, message, stack, code, reason, constraint, table, query };
}

function asDetail(detail: object): object {
  return detail instanceof Error ? { err: detail } : detail;
}
