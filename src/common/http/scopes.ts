/** What a credential may do. API keys and access tokens share them. */
export const SCOPES = {
  generate: 'write new content',
  refine: 'improve content',
  'templates:read': 'see the templates',
  'generations:read': 'read the history of generations',
  'generations:delete': 'delete generations from the history',
  'usage:read': 'see usage figures',
} as const;
export type Scope = keyof typeof SCOPES;

/** What a new API key, or an app that asks for nothing in particular, gets. */
export const DEFAULT_SCOPES: readonly Scope[] = ['generate', 'refine', 'templates:read'];

export function isScope(value: string): value is Scope {
  return Object.hasOwn(SCOPES, value);
}
