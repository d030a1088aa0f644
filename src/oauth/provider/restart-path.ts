/**
 * Returns the path that starts an authorization request again, without `request_uri`, which is already used. Once the
 * password was given for it, `prompt=login` is left out too.
 */
export function restartPath(
  { prompt, request_uri: _pushed, ...params }: Record<string, unknown>,
  { isPasswordGiven = false } = {},
): string {
  const prompts = String(prompt ?? '')
    .split(' ')
    .filter((name) => name !== '' && !(isPasswordGiven && name === 'login'));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...params, prompt: prompts.join(' ') || undefined }))
    for (const element of [value].flat()) if (element !== undefined) query.append(name, String(element));
  return `/oauth/authorize?${query}`;
}
