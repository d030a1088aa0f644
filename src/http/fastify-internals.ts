import symbols from 'fastify/lib/symbols.js';

/** What the service uses of Fastify's private modules; no other file imports them (docs/decisions/libraries.md). */
export const { kReplyHeaders, kReplySerializer, kReplyTrailers, kRouteContext } = symbols;
