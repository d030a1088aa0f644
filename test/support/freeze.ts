import { expect } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { eventually } from './eventually.js';

/** Stops a process with SIGSTOP and resolves once all of it stands still; SIGCONT resumes it. */
export async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await eventually(async () => {
    const state = execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' });
    expect(state.trim()).toMatch(/^T/);
  });
}
