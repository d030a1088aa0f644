/** The trace that the running code belongs to. */
interface TraceContext {
  traceId: string;
  spanId: string;
}

let read: () => TraceContext | undefined = () => undefined;

/** Sets how the current trace is found. Called once, and only where tracing is on, so that others load nothing for it. */
export function setTraceContext(reader: () => TraceContext | undefined) {
  read = reader;
}

/** The ids of the current trace and span as fields of a log line; empty where nothing is traced. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const context = read();
  return context ? { traceId: context.traceId, spanId: context.spanId } : {};
}
