import { Injectable } from '@nestjs/common';
import { CommandLine } from './command-line.js';
import { toLines, toTable, type Row } from './text-table.js';

/** The one place that writes to stdout: JSON for programs, text for people. */
@Injectable()
export class Output {
  constructor(private readonly commandLine: CommandLine) {}

  /** Shows one thing: as text, a line for each of its fields. */
  show(row: Row) {
    this.write(row, toLines(row));
  }

  /** Shows many things: as text, a table of the columns named, or the words for "none". */
  list(rows: Row[], columns: readonly string[], none: string) {
    this.write(rows, rows.length === 0 ? none : toTable(rows, columns));
  }

  private write(value: Row | Row[], text: string) {
    process.stdout.write(`${this.commandLine.isJson ? JSON.stringify(value) : text}\n`);
  }
}
