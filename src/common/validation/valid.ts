import { createParamDecorator, UseGuards, type ExecutionContext } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import { requestOf, type Request } from '../http.js';
import { JsonBodyGuard } from './json-body.guard.js';
import { validBody, validQuery, type RequestClass } from './request-validation.js';

/** The JSON body of a request, which is read for it, as an instance of the parameter's class; refused where it is not valid. */
export const ValidBody = () =>
  valid(
    ({ body }, type) => validBody(body, type),
    (type) => [UseGuards(JsonBodyGuard), ApiBody({ type })],
  );

/** The query of a request as an instance of the parameter's class; refused where it is not valid. */
export const ValidQuery = () =>
  valid(
    ({ query }, type) => validQuery(query as object, type),
    (type) => [ApiQuery({ type })],
  );

/**
 * Decorators and no pipe: with a global pipe, the framework makes some six promises for each parameter of each route,
 * also for those that the pipe does not look at.
 */
function valid(
  read: (request: Request, type: RequestClass) => object,
  ofRoute: (type: RequestClass) => MethodDecorator[],
): ParameterDecorator {
  return (target, name, index) => {
    // Written by the compiler, as the type of the parameter says.
    const types = Reflect.getMetadata('design:paramtypes', target, name!) as (RequestClass | undefined)[];
    const type = types[index];
    if (!type || type === Object) throw new Error(`${String(name)} takes a request of no class`);
    createParamDecorator((_data: unknown, context: ExecutionContext) => read(requestOf(context), type))()(
      target,
      name,
      index,
    );
    const descriptor = Object.getOwnPropertyDescriptor(target, name!)!;
    for (const decorate of ofRoute(type)) decorate(target, name!, descriptor);
  };
}
