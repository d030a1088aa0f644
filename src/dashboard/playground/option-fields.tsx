import { FORMATS } from '../../templates/tones.js';
import { LIST_OPTIONS, NUMBER_OPTIONS, TEXT_OPTIONS } from './generate-body.js';
import { Choice, FieldError } from './playground-choices.js';

interface OptionFieldsProps {
  /** The unfolded options of the selected template. */
  ofTemplate: readonly string[];
  read: (name: string) => string;
  errors: ReadonlyMap<string, string>;
}

const LABELS: Record<string, string> = {
  audience: 'Audience',
  call_to_action: 'Call to action',
  recipient: 'Recipient',
  sender: 'Sender',
  brand: 'Brand',
  points: 'Points, one per line',
  keywords: 'Keywords, one per line',
  facts: 'Facts, one per line',
  avoid: 'Words to avoid, one per line',
  language: 'Language, such as en or pt-BR',
  seed: 'Seed',
  temperature: 'Temperature, from 0 to 2',
  max_output_tokens: 'Maximum output tokens',
};

/**
 * The options of the template, and all others folded; open if one of those is set. The script moves them when another
 * template is selected.
 */
export function OptionFields({ ofTemplate, read, errors }: OptionFieldsProps) {
  const names = [...TEXT_OPTIONS, ...LIST_OPTIONS, 'language', ...NUMBER_OPTIONS];
  const field = (name: string) => (
    <OptionField key={name} name={name} value={read(name)} error={errors.get(name)} />
  );
  const others = names.filter((name) => !ofTemplate.includes(name));
  const isOpen = [...others, 'format'].some((name) => errors.has(name) || !['', 'text'].includes(read(name)));
  return (
    <>
      <div class="fields" id="template-fields">
        {ofTemplate.map(field)}
      </div>
      <details open={isOpen}>
        <summary>More options</summary>
        <div class="fields" id="other-fields">
          {others.map(field)}
          <Choice
            label="Format"
            name="format"
            value={read('format')}
            options={FORMATS.map((format) => [format, format === 'text' ? 'Plain text' : 'Markdown'])}
            error={errors.get('format')}
          />
        </div>
      </details>
    </>
  );
}

function OptionField({ name, value, error }: { name: string; value: string; error?: string | undefined }) {
  const attributes = {
    id: name,
    name,
    'aria-describedby': `${name}-error`,
    'aria-invalid': error ? true : undefined,
  };
  const isList = LIST_OPTIONS.some((option) => option === name);
  return (
    <div class="field" data-option={name}>
      <label for={name}>{LABELS[name]}</label>
      {isList ? (
        <textarea {...attributes} rows={3}>
          {value}
        </textarea>
      ) : (
        <input {...attributes} type="text" value={value} autocomplete="off" />
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}
