interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: (readonly [string, string])[];
  error?: string | undefined;
}

/** A labelled select of values with their texts. */
export function Choice({ label, name, value, options, error }: ChoiceProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select
        id={name}
        name={name}
        aria-describedby={`${name}-error`}
        aria-invalid={error ? true : undefined}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The error of a field; the script fills it in too. */
export function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  return (
    <small class="field-error" id={`${name}-error`}>
      {error}
    </small>
  );
}

interface ModelChoiceProps {
  /** The ids of the models that the account may use, the default first. */
  models: readonly string[];
  value: string;
  error?: string | undefined;
}

/** A select of models. Only the default falls back to the other models. */
export function ModelChoice({ models, value, error }: ModelChoiceProps) {
  const [first] = models;
  const byDefault = ['', first === undefined ? 'Default' : `Default (${first})`] as const;
  const options = [byDefault, ...models.map((model) => [model, model] as const)];
  return <Choice label="Model" name="model" value={value} options={options} error={error} />;
}
