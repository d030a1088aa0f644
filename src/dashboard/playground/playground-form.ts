import { validBody } from '../../common/validation/request-validation.js';
import { GenerateRequest } from '../../generation/generate.dto.js';
import { RefineRequest } from '../../refinement/refine.dto.js';
import { fieldOf } from '../../web/form-body.js';

/** The playground's form as it was filled in. */
export interface PlaygroundForm {
  /** Keeps a form that is sent twice from writing twice. */
  id: string;
  template: string;
  tone: string;
  length: string;
  prompt: string;
}

export function readPlaygroundForm(form: URLSearchParams): PlaygroundForm {
  const field = (name: string) => fieldOf(form, name);
  return {
    id: field('id'),
    template: field('template') || 'general',
    tone: field('tone') || 'neutral',
    length: field('length') || 'medium',
    // Browsers send line ends as CRLF.
    prompt: field('prompt').replaceAll('\r\n', '\n'),
  };
}

/** The body that the API would be sent. */
export function toGenerateBody({ template, tone, length, prompt }: Omit<PlaygroundForm, 'id'>) {
  return { prompt, template, options: { tone, length } };
}

/** The request of a form, checked as the API checks it; throws what the API would answer. */
export function toGenerateRequest(form: PlaygroundForm, stream: boolean): GenerateRequest {
  return validBody({ ...toGenerateBody(form), stream }, GenerateRequest);
}

export function toRefineRequest(form: URLSearchParams, stream: boolean): RefineRequest {
  const instructions = fieldOf(form, 'instructions').replaceAll('\r\n', '\n');
  return validBody({ generation_id: fieldOf(form, 'generation_id'), instructions, stream }, RefineRequest);
}
