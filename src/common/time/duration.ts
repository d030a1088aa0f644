import { DAY_MS } from './day-ms.js';

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS } as const;

const DURATION = /^([1-9]\d*)([smhd])$/;

/** Reads `90d`, `24h`, `30m`, `10s` as milliseconds; null for any other text. */
export function parseDuration(text: string): number | null {
  const match = DURATION.exec(text);
  return match && Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
}
