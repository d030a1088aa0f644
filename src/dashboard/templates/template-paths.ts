export const TEMPLATES_PATH = '/templates';

/** The page of an account's own template, apart from `/templates/new`: `new` could be an id. */
export function ownTemplatePath(id: string): string {
  return `${TEMPLATES_PATH}/own/${id}`;
}

/** The path of the playground with the example of a template filled in; `reference` is its id or `welcome@3`. */
export function examplePath(reference: string): string {
  return `/playground?example=${reference}`;
}
