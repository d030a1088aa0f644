import { runLoad } from './run-load.ts';

/** Refinements of one account, and the short ones of another account beside them. */
export interface HostileLoad {
  url: string;
  attacker: Record<string, string>;
  other: Record<string, string>;
  /** The instructions of a refinement and the unit of which its text consists. */
  attacks: { instructions: string; unit: string }[];
  /** How many refinements the attacker has open at a time. */
  connections: number;
}

/** Response times in milliseconds. */
export interface HostileResult {
  /** The slowest refinement of the attacker, one at a time. */
  slowest: number;
  /** The instructions and the unit of the slowest one. */
  slowestIs: string;
  /** The slowest refinement of the other account while the attacker has several open. */
  longestWait: number;
}

/** Sends each attack alone, and then several at a time beside another account. Throws if any response is not a success. */
export function refineHostileTexts(load: HostileLoad): Promise<HostileResult> {
  return runLoad('hostile.ts', load);
}
