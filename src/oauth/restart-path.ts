/**
 * Where an authorization request begins anew, without what has been seen to: its pushed form, and the wish that
 * somebody signs in.
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
