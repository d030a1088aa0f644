import type { GenerationInputs } from '../../generation/generation-inputs.js';
import { toGenerationId } from '../../generation/generation-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import { VARIABLE_FIELD } from './generate-body.js';

type Origin = Pick<Generation, 'template' | 'templateVersion' | 'refinedFrom'>;

/** Whether the playground has a form for the stored inputs: not for a refined text that is no generation. */
export function canRunAgain(
  { refinedFrom }: Pick<Origin, 'refinedFrom'>,
  inputs: GenerationInputs | null,
): boolean {
  return inputs !== null && (inputs.prompt !== undefined || refinedFrom !== null);
}

/**
 * Returns the fields of the playground's form with which a text was written. They are named as in the API; lists have one
 * item a line. A refinement has `generation_id` and `instructions` instead of `prompt`.
 */
export function formOf(
  { template, templateVersion, refinedFrom }: Origin,
  inputs: GenerationInputs,
): URLSearchParams {
  const { prompt, options = {}, variables = {}, instructions, model } = inputs;
  const form = new URLSearchParams();
  if (model !== undefined) form.set('model', model);
  if (prompt === undefined) {
    form.set('instructions', instructions ?? '');
    if (refinedFrom !== null) form.set('generation_id', toGenerationId(refinedFrom));
    return form;
  }
  form.set('prompt', prompt);
  form.set('template', templateVersion === null ? template : `${template}@${templateVersion}`);
  for (const [name, value] of Object.entries(variables)) form.set(VARIABLE_FIELD + name, value);
  for (const [name, value] of Object.entries(options)) form.set(name, [value].flat().join('\n'));
  return form;
}
