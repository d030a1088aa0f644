/** The scopes of API keys and access tokens. */
export const SCOPES = {
  generate: 'write new content',
  refine: 'improve content',
  'templates:read': 'see the templates',
  'templates:write': 'create, change and delete templates',
  'generations:read': 'read the history of generations',
  'generations:delete': 'delete generations from the history',
  'usage:read': 'see usage figures',
  webhooks: 'manage webhooks',
} as const;
export type Scope = keyof typeof SCOPES;

/** The default scopes of a new API key or app. */
export const DEFAULT_SCOPES: readonly Scope[] = ['generate', 'refine', 'templates:read'];

export function isScope(value: string): value is Scope {
  return Object.hasOwn(SCOPES, value);
}
