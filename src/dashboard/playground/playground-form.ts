import type { PipeTransform, Type } from '@nestjs/common';
import { GenerateRequest } from '../../generation/generate.dto.js';
import { RefineRequest } from '../../refinement/refine.dto.js';
import { fieldOf } from '../../web/form-body.js';
import { toGenerateBody, toRefineBody, VARIABLE_FIELD, variableNames } from './generate-body.js';

/** Converts a form to a request, validated by the API's pipe; throws the API's validation errors. */
export function toGenerateRequest(
  pipe: PipeTransform,
  form: URLSearchParams,
  stream: boolean,
): Promise<GenerateRequest> {
  const body = toGenerateBody((name) => fieldOf(form, name), variableNames(form));
  return validated(pipe, GenerateRequest, { ...body, stream });
}

export function toRefineRequest(
  pipe: PipeTransform,
  form: URLSearchParams,
  stream: boolean,
): Promise<RefineRequest> {
  return validated(pipe, RefineRequest, { ...toRefineBody((name) => fieldOf(form, name)), stream });
}

/**
 * Returns a form without variables that the selected template lacks: without the script, the fields of the template that
 * was selected before are sent too.
 */
export function withoutForeignVariables(
  form: URLSearchParams,
  fields: readonly { name: string }[],
): URLSearchParams {
  const isKept = (name: string) =>
    !name.startsWith(VARIABLE_FIELD) || fields.some((field) => field.name === name);
  return new URLSearchParams([...form].filter(([name]) => isKept(name)));
}

function validated<Value>(pipe: PipeTransform, metatype: Type<Value>, body: object): Promise<Value> {
  return pipe.transform(body, { type: 'body', metatype }) as Promise<Value>;
}
