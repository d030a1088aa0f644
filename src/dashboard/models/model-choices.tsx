import { ChoiceGroup } from '../../web/choice-group.js';

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
    <ChoiceGroup
      legend={legend}
      name="model"
      choices={ids.map((id) => [id, id] as const)}
      chosen={chosen}
      hint="Choose none to allow all models."
    />
  );
}
