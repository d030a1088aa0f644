import { APICallError } from '@ai-sdk/provider';
import { SYSTEM_TIME, type EngineTime } from '../chain/engine-time.js';
import type { Warning } from '../text-engine.js';
import { TEMPERATURE_IGNORED, TEMPERATURE_LOWERED } from '../warnings.js';
import { BODY_LOOK_CHARACTERS, classifyUpstreamFailure } from './classify-upstream-failure.js';

/** How long a model whose provider rejected a temperature is sent none. */
const REMEMBERED_MS = 10 * 60_000;

const NAMES_TEMPERATURE = /\btemperature\b/i;

/** The model supports no temperature, as opposed to this value of it. */
const UNSUPPORTED =
  /unsupported|not? support|deprecated|not (?:allowed|permitted)|unknown|unrecognized|only .{0,40}(?:supported|allowed)/i;

/** A provider's rejection of a temperature: of every value, or only of this one. */
type TemperatureRejection = 'unsupported' | 'value';

/** Decides which temperature a model is sent, and remembers that it supports none. */
export class TemperatureSupport {
  private unsupportedUntil = -Infinity;

  constructor(
    /** The highest temperature that the model supports; null if it supports none. */
    private readonly max: number | null,
    private readonly time: EngineTime = SYSTEM_TIME,
  ) {}

  /** Returns the temperature to send instead of a requested one; undefined for none. */
  toSend(requested: number | undefined): number | undefined {
    if (requested === undefined || this.max === null) return undefined;
    return this.time.now() < this.unsupportedUntil ? undefined : Math.min(requested, this.max);
  }

  /** Call it once the model has accepted the request without its temperature, so that no other error is remembered. */
  remember(rejection: TemperatureRejection): void {
    if (rejection === 'unsupported') this.unsupportedUntil = this.time.now() + REMEMBERED_MS;
  }
}

/** Returns whether a provider rejected a request for its temperature; null for any other error. */
export function temperatureRejection(error: unknown): TemperatureRejection | null {
  if (!APICallError.isInstance(error) || classifyUpstreamFailure(error).kind !== 'bad_request') return null;
  const body = (error.responseBody ?? '').slice(0, BODY_LOOK_CHARACTERS);
  if (!NAMES_TEMPERATURE.test(body)) return null;
  return UNSUPPORTED.test(body) ? 'unsupported' : 'value';
}

/** Returns the warning about a requested temperature, of which `sent` was sent. */
export function temperatureWarnings(requested: number | undefined, sent: number | undefined): Warning[] {
  if (requested === sent) return [];
  return [sent === undefined ? TEMPERATURE_IGNORED : TEMPERATURE_LOWERED];
}
