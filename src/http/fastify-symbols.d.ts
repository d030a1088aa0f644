declare module 'fastify/lib/symbols.js' {
  /** Keys of what Fastify keeps on its own objects. */
  const symbols: Record<'kReplyHeaders' | 'kReplySerializer' | 'kReplyTrailers' | 'kRouteContext', symbol>;
  export default symbols;
}
