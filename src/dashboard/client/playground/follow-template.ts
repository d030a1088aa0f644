/** Shows the options of the selected template, and folds all others. */
export function followTemplate(form: HTMLFormElement, variables: ReadonlyMap<string, readonly string[]>) {
  const select = form.querySelector<HTMLSelectElement>('#template')!;
  const [own, others] = ['template-fields', 'other-fields'].map((id) => document.getElementById(id)!);
  select.addEventListener('change', () => {
    const names = variables.get(select.value) ?? [];
    for (const field of form.querySelectorAll<HTMLElement>('[data-option]'))
      (names.includes(field.dataset.option!) ? own : others)!.append(field);
  });
}
