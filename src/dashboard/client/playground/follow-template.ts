/** Shows the options of the selected template, and folds all others. */
export function followTemplate(form: HTMLFormElement, variables: ReadonlyMap<string, readonly string[]>) {
  const select = form.querySelector<HTMLSelectElement>('#template')!;
  const [own, others] = ['template-fields', 'other-fields'].map((id) => document.getElementById(id)!);
  const fields = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-option]')].map((field) => [field.dataset.option!, field]),
  );
  select.addEventListener('change', () => {
    const names = variables.get(select.value) ?? [];
    for (const name of names) own!.append(fields.get(name)!);
    for (const [name, field] of fields) if (!names.includes(name)) others!.append(field);
  });
}
