import { render } from 'preact';
import type { TemplateVariable } from '../../../templates/template-definition.js';
import { VariableFields } from '../../playground/variable-fields.js';
import { readerOf } from './fields.js';

/** By the id of a template. */
interface FieldsOfTemplates {
  options: ReadonlyMap<string, readonly string[]>;
  variables: ReadonlyMap<string, readonly TemplateVariable[]>;
}

/** Shows the options and variables of the selected template, and folds all other options. */
export function followTemplate(form: HTMLFormElement, { options, variables }: FieldsOfTemplates) {
  const select = form.querySelector<HTMLSelectElement>('#template')!;
  const [own, others] = ['template-fields', 'other-fields'].map((id) => document.getElementById(id)!);
  const variableFields = document.getElementById('variable-fields')!;
  const fields = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-option]')].map((field) => [field.dataset.option!, field]),
  );
  select.addEventListener('change', () => {
    const names = options.get(select.value) ?? [];
    for (const name of names) own!.append(fields.get(name)!);
    for (const [name, field] of fields) if (!names.includes(name)) others!.append(field);
    // A value stays where the other template has a variable of the same name.
    const read = readerOf(form);
    variableFields.replaceChildren();
    render(null, variableFields);
    render(
      <VariableFields
        template={select.value}
        fields={variables.get(select.value) ?? []}
        read={read}
        errors={new Map()}
      />,
      variableFields,
    );
  });
}
