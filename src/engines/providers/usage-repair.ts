import { endOfLines } from './event-lines.js';
import { repairUsage } from './reported-usage.js';

const NO_BYTES = Buffer.alloc(0);

/** The data of an event that is an object in one line. */
const DATA = /(?<=(?:^|[\r\n])data: ?)\{[^\r\n]*/g;

/** Contained in every event that reports a usage or must report one. */
const MARKS = ['"usage', '"message_'];

/** Repairs the usage in the body of an answer on its way to a provider package. */
export class UsageRepair {
  private held: Buffer[] = [];

  constructor(private readonly isEventStream: boolean) {}

  /** Returns what can be passed on: the complete lines of an event stream. */
  push(bytes: Buffer): Buffer {
    const end = this.isEventStream ? endOfLines(bytes) : 0;
    this.held.push(end === 0 ? bytes : bytes.subarray(0, end));
    if (end === 0) return NO_BYTES;
    const lines = this.takeHeld();
    this.held.push(bytes.subarray(end));
    return repairLines(lines);
  }

  /** Returns the rest, when nothing follows. */
  end(): Buffer {
    const rest = this.takeHeld();
    if (rest.length === 0) return rest;
    return this.isEventStream ? repairLines(rest) : Buffer.from(repairUsage(rest.toString()));
  }

  private takeHeld(): Buffer {
    const bytes = this.held.length === 1 ? this.held[0]! : Buffer.concat(this.held);
    this.held = [];
    return bytes;
  }
}

function repairLines(lines: Buffer): Buffer {
  if (!MARKS.some((mark) => lines.includes(mark))) return lines;
  const repair = (data: string) => (MARKS.some((mark) => data.includes(mark)) ? repairUsage(data) : data);
  return Buffer.from(lines.toString().replace(DATA, repair));
}
