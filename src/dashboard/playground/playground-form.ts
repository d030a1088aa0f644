import type { PipeTransform, Type } from '@nestjs/common';
import { GenerateRequest } from '../../generation/generate.dto.js';
import { RefineRequest } from '../../refinement/refine.dto.js';
import { fieldOf } from '../../web/form-body.js';

/** The playground's form as submitted. */
export interface PlaygroundForm {
  /** Identifies the form, so that submitting it twice creates one generation. */
  id: string;
  template: string;
  /** The id of a model; empty for the default. */
  model: string;
  tone: string;
  length: string;
  prompt: string;
}

export function readPlaygroundForm(form: URLSearchParams): PlaygroundForm {
  const field = (name: string) => fieldOf(form, name);
  return {
    id: field('id'),
    template: field('template') || 'general',
    model: field('model'),
    tone: field('tone') || 'neutral',
    length: field('length') || 'medium',
    // Browsers send line ends as CRLF.
    prompt: field('prompt').replaceAll('\r\n', '\n'),
  };
}

/** Returns the equivalent body of an API request. */
export function toGenerateBody({ template, model, tone, length, prompt }: Omit<PlaygroundForm, 'id'>) {
  return { prompt, template, options: { tone, length }, ...(model && { model }) };
}

/** Converts a form to a request, validated by the API's pipe; throws the API's validation errors. */
export function toGenerateRequest(
  pipe: PipeTransform,
  form: PlaygroundForm,
  stream: boolean,
): Promise<GenerateRequest> {
  return validated(pipe, GenerateRequest, { ...toGenerateBody(form), stream });
}

export function toRefineRequest(
  pipe: PipeTransform,
  form: URLSearchParams,
  stream: boolean,
): Promise<RefineRequest> {
  const instructions = fieldOf(form, 'instructions').replaceAll('\r\n', '\n');
  const generationId = fieldOf(form, 'generation_id');
  const model = fieldOf(form, 'model');
  const body = { generation_id: generationId, instructions, stream, ...(model && { model }) };
  return validated(pipe, RefineRequest, body);
}

function validated<Value>(pipe: PipeTransform, metatype: Type<Value>, body: object): Promise<Value> {
  return pipe.transform(body, { type: 'body', metatype }) as Promise<Value>;
}
