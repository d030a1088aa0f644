declare module 'fastify/lib/symbols.js' {
  /** Symbols of Fastify's internal properties. */
  const symbols: Record<'kReplyHeaders' | 'kReplySerializer' | 'kReplyTrailers' | 'kRouteContext', symbol>;
  export default symbols;
}
