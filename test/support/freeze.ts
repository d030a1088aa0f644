import { expect } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { eventually } from './eventually.js';

/** Stops a process with SIGSTOP and resolves when all its threads have stopped; SIGCONT resumes it. */
export async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await eventually(async () => {
    const state = execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' });
    expect(state.trim()).toMatch(/^T/);
  });
}

/** Resolves once this signal waits for a process that stands still; immediately on systems that do not show it. */
export async function hasReceived(pid: number, signal: 'SIGINT'): Promise<void> {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return;
  await eventually(async () => {
    const pending = /^ShdPnd:\s*([0-9a-f]+)$/m.exec(readFileSync(path, 'utf8'))![1]!;
    expect(BigInt(`0x${pending}`) & (1n << BigInt(constants.signals[signal] - 1))).not.toBe(0n);
  });
}
