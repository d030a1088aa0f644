import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

/**
 * Returns the sampler of `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` (OpenTelemetry specification, "General SDK
 * Configuration"), which the SDK does not read itself. Unknown samplers and ratios fall back to the specification's
 * default, as it demands: sample everything, unless the caller has decided.
 */
export function samplerFromEnvironment({
  OTEL_TRACES_SAMPLER: name = '',
  OTEL_TRACES_SAMPLER_ARG: argument,
}: NodeJS.ProcessEnv): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratioOf(argument)),
  };
  const root = roots[name.replace(/^parentbased_/, '')]?.() ?? new AlwaysOnSampler();
  return Object.hasOwn(roots, name) ? root : new ParentBasedSampler({ root });
}

function ratioOf(argument: string | undefined): number {
  const ratio = Number(argument || 1);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}
