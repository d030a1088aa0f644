import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../common/errors/app-error.js';
import { BUILTIN } from '../config/model-specs.js';
import { TextEngine } from '../engines/text-engine.js';

const SUPPORTED_MAX = 1_000;

/** Checks whether the built-in engine can follow instructions, which it does for one text as for another. */
@Injectable()
export class InstructionsCheck {
  /** Instructions that it has followed, so that the jobs of a list are checked once. */
  private readonly supported = new LRUCache<string, true>({ max: SUPPORTED_MAX });

  constructor(@Inject(TextEngine) private readonly engine: TextEngine) {}

  /**
   * Throws `unsupported_instructions`. Accepts instructions that the engine has not read when `signal` is aborted, or that
   * it has no time for.
   */
  async assertSupported(accountId: string, instructions: string, signal: AbortSignal): Promise<void> {
    if (this.supported.has(instructions) || signal.aborted) return;
    const models = new Set([BUILTIN.id]);
    try {
      await this.engine.refine({ content: 'Text.', instructions }, { signal, accountId, models });
      this.supported.set(instructions, true);
    } catch (error) {
      if (error instanceof AppError && error.reason === 'unsupported_instructions') throw error;
    }
  }
}
