/** The trace that the running code belongs to. */
interface TraceContext {
  traceId: string;
  spanId: string;
}

let read: () => TraceContext | undefined = () => undefined;

/**
 * Sets how the current trace is found. Called once and only if tracing is enabled, so that nothing is loaded
 * otherwise.
 */
export function setTraceContext(reader: () => TraceContext | undefined) {
  read = reader;
}

/** The ids of the current trace and span as fields of a log line; empty without tracing. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const context = read();
  return context ? { traceId: context.traceId, spanId: context.spanId } : {};
}
