import type { ClientBase, Pool } from 'pg';

/** The end of the audit chain: the number of the last event and its link. */
export interface ChainHead {
  seq: number;
  link: Buffer;
}

/** The head of a log without events. */
const NO_EVENTS: ChainHead = { seq: 0, link: Buffer.alloc(32) };

/** Reads the head of the chain; a missing row counts as an empty log. */
export async function readHead(database: Pick<Pool | ClientBase, 'query'>): Promise<ChainHead> {
  const { rows } = await database.query<{ seq: string; link: Buffer }>('SELECT seq, link FROM audit_head');
  const row = rows[0];
  return row ? { seq: Number(row.seq), link: row.link } : NO_EVENTS;
}

/** `1234:9f86d0…`: the number of the last event and its link in hexadecimal. */
export function formatHead({ seq, link }: ChainHead): string {
  return `${seq}:${link.toString('hex')}`;
}

/** Parses the output of `formatHead`; returns null for anything else. */
export function parseHead(text: string): ChainHead | null {
  const match = /^(0|[1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase());
  return match && { seq: Number(match[1]), link: Buffer.from(match[2]!, 'hex') };
}
