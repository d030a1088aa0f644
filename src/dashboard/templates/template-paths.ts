export const TEMPLATES_PATH = '/templates';

/** The page of an account's own template, apart from `/templates/new`: `new` could be an id. */
export function ownTemplatePath(id: string): string {
  return `${TEMPLATES_PATH}/own/${id}`;
}

/** The path of the playground with a request filled in. */
export function playgroundPath(
  id: string,
  request?: { prompt: string; options?: object; variables?: object },
): string {
  const { prompt = '', options = {}, variables = {} } = request ?? {};
  const fields = [
    ['template', id],
    ['prompt', prompt],
    ...Object.entries(options).map(([name, value]) => [name, textOf(value)]),
    ...Object.entries(variables).map(([name, value]) => [`variables.${name}`, textOf(value)]),
  ];
  return `/playground?${new URLSearchParams(fields).toString()}`;
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value);
}
