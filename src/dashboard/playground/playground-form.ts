import type { PipeTransform, Type } from '@nestjs/common';
import { GenerateRequest } from '../../generation/generate.dto.js';
import { RefineRequest } from '../../refinement/refine.dto.js';
import { fieldOf } from '../../web/form-body.js';
import { toGenerateBody, toRefineBody, variableNames } from './generate-body.js';

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

function validated<Value>(pipe: PipeTransform, metatype: Type<Value>, body: object): Promise<Value> {
  return pipe.transform(body, { type: 'body', metatype }) as Promise<Value>;
}
