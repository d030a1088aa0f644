interface ChoiceProps {
  label: string;
  name: string;
  /** The name by default. */
  id?: string;
  value: string;
  options: (readonly [string, string])[];
}

/** A labelled select of values with their texts. */
export function Choice({ label, name, id = name, value, options }: ChoiceProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} name={name}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ModelChoiceProps {
  /** The ids of the models that the account may use, the default first. */
  models: readonly string[];
  value: string;
  id?: string;
}

/** A select of models. Only the default falls back to the other models. */
export function ModelChoice({ models, value, id = 'model' }: ModelChoiceProps) {
  const [first] = models;
  const byDefault = ['', first === undefined ? 'Default' : `Default (${first})`] as const;
  const options = [byDefault, ...models.map((model) => [model, model] as const)];
  return <Choice label="Model" name="model" id={id} value={value} options={options} />;
}
