import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { AccountDataJob } from './account-data-job.entity.js';
import { EXPORT_SECTIONS, sectionSql, type ExportSection } from './export-sections.js';
import { ExportChunk } from './export-chunk.entity.js';

/** Few, because a text has up to 200,000 characters. */
const PAGE_ROWS = 50;
const CHUNK_BYTES = 256 * 1024;
/** The database stores the file. */
const FILE_BYTES_MAX = 1_000_000_000;

/** The file would be larger than `FILE_BYTES_MAX`. */
export class ExportTooLarge extends Error {
  constructor() {
    super('the export is too large');
  }
}

/** The file of an export. */
interface ExportFile {
  runId: string;
  bytes: number;
  texts: number;
}

/** Writes the file of an export: one line of JSON for each thing, `{"type": …, "data": …}`. */
@Injectable()
export class ExportWriter {
  /** The longest file. */
  bytesMax = FILE_BYTES_MAX;

  constructor(@InjectRepository(ExportChunk) private readonly chunks: Repository<ExportChunk>) {}

  /** Stores the file in chunks of the run. Rejects with `ExportTooLarge`, or with the reason of `signal`. */
  async write(
    { id: jobId, accountId }: AccountDataJob,
    runId: string,
    signal: AbortSignal,
  ): Promise<ExportFile> {
    const file: ExportFile = { runId, bytes: 0, texts: 0 };
    let [lines, pending, number] = [[] as Buffer[], 0, 0];
    const store = async () => {
      if (file.bytes + pending > this.bytesMax) throw new ExportTooLarge();
      const data = Buffer.concat(lines);
      await this.chunks.insert({ jobId, runId, number, accountId, data });
      file.bytes += data.length;
      [lines, pending, number] = [[], 0, number + 1];
    };
    for (const section of EXPORT_SECTIONS)
      for await (const data of this.rowsOf(section, accountId, signal)) {
        const line = Buffer.from(`{"type":"${section.type}","data":${data}}\n`);
        if (section.type === 'generation') file.texts += 1;
        lines.push(line);
        pending += line.length;
        if (pending >= CHUNK_BYTES) await store();
      }
    await store();
    return file;
  }

  private async *rowsOf(
    section: ExportSection,
    accountId: string,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    let after: string[] = [];
    for (;;) {
      signal.throwIfAborted();
      const sql = sectionSql(section, after.length === 0);
      const values = [accountId, PAGE_ROWS, ...after];
      const rows = await this.chunks.query<{ data: string; key: string[] }[]>(sql, values);
      for (const { data } of rows) yield data;
      if (rows.length < PAGE_ROWS) return;
      after = rows.at(-1)!.key;
    }
  }
}
