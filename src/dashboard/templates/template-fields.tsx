import { INSTRUCTIONS_LENGTH_MAX, NAME_LENGTH_MAX } from '../../template-library/template-limits.js';
import { Field } from '../../web/form.js';
import { TextArea } from '../../web/text-area.js';
import type { TemplateForm } from './template-form.js';

interface TemplateFieldsProps {
  form: TemplateForm;
  isNew?: boolean;
}

/** Browsers count UTF-16 code units; a character has up to two. */
const UNITS = 2;

/** The fields of an account's template. */
export function TemplateFields({ form, isNew = false }: TemplateFieldsProps) {
  return (
    <>
      {isNew && (
        <Field
          label="ID"
          name="id"
          type="text"
          autocomplete="off"
          value={form.id}
          hint="The value for template in requests: lowercase letters, digits and hyphens. It cannot be changed."
          maxLength={64}
          isFirst
        />
      )}
      <Field
        label="Name"
        name="name"
        type="text"
        autocomplete="off"
        value={form.name}
        maxLength={UNITS * NAME_LENGTH_MAX}
      />
      <TextArea
        label="Description"
        name="description"
        isProse
        value={form.description}
        hint="What the template is for, in lists."
        rows={2}
        maxLength={1_000}
        isRequired
      />
      <TextArea
        label="Instructions"
        name="instructions"
        isProse
        value={form.instructions}
        hint="The instructions for the model. {{name}} is replaced by the value of the variable “name”."
        rows={10}
        maxLength={UNITS * INSTRUCTIONS_LENGTH_MAX}
        isRequired
      />
      <TextArea
        label="Variables"
        name="variables"
        value={form.variables}
        hint="One per line: a name, a colon and what its value should be. A name that ends in ? is optional. Indent further lines of a description."
        rows={4}
        maxLength={20_000}
      />
      <ExampleFields form={form} heading={isNew ? 'h2' : 'h3'} />
    </>
  );
}

function ExampleFields({ form, heading: Heading }: { form: TemplateForm; heading: 'h2' | 'h3' }) {
  return (
    <>
      <Heading>Example (optional)</Heading>
      <TextArea
        label="Prompt of the example"
        name="example_prompt"
        isProse
        value={form.examplePrompt}
        hint="Shown with the template and filled in by “Try it”. It is not sent with other requests."
        rows={3}
        maxLength={8_000}
      />
      <TextArea
        label="Values of the example"
        name="example_variables"
        value={form.exampleVariables}
        hint="One per line: the name of a variable, a colon and its value."
        rows={3}
        maxLength={90_000}
      />
      <TextArea
        label="Text of the example"
        name="example_content"
        isProse
        value={form.exampleContent}
        hint="A text that this request could produce."
        rows={5}
        maxLength={16_000}
      />
    </>
  );
}
