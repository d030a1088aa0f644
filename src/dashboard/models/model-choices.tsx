interface ModelChoicesProps {
  legend: string;
  /** The models there are. */
  known: readonly { id: string }[];
  /** Those chosen; one of them may have been removed meanwhile. */
  chosen: readonly string[];
}

/** Checkboxes for the models that a key or a plan is limited to. */
export function ModelChoices({ legend, known, chosen }: ModelChoicesProps) {
  const ids = [...new Set([...known.map(({ id }) => id), ...chosen])];
  return (
    <fieldset>
      <legend>{legend}</legend>
      {ids.map((id) => (
        <label key={id} class="choice">
          <input type="checkbox" name="model" value={id} checked={chosen.includes(id)} /> {id}
        </label>
      ))}
      <small class="hint">Choose none to allow all models.</small>
    </fieldset>
  );
}
