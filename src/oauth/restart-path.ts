/**
 * Returns the path that starts an authorization request again, without `request_uri` and `prompt=login`, which are
 * already done.
 */
export function restartPath({ prompt, request_uri: _pushed, ...params }: Record<string, unknown>): string {
  const prompts = String(prompt ?? '')
    .split(' ')
    .filter((name) => name !== 'login' && name !== '');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...params, prompt: prompts.join(' ') || undefined }))
    if (value !== undefined) query.set(name, String(value));
  return `/oauth/authorize?${query}`;
}
