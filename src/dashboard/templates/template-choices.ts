/** Returns templates as choices of a form: the id and the name, with the id where several have the same name. */
export function templateChoices(
  templates: readonly { id: string; name: string }[],
): (readonly [id: string, label: string])[] {
  const namesakes = Map.groupBy(templates, ({ name }) => name);
  return templates.map(({ id, name }) => [id, namesakes.get(name)!.length > 1 ? `${name} (${id})` : name]);
}
