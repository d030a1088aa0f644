import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import { requestOf, type Request } from '../http.js';
import { validBody, validQuery, type RequestClass } from './request-validation.js';

/** The body of a request as an instance of the parameter's class, valid. The route needs `JsonBodyGuard`, which reads it. */
export const ValidBody = () =>
  valid(
    ({ body }, type) => validBody(body, type),
    (type) => ApiBody({ type }),
  );

/** The query of a request as an instance of the parameter's class, valid. */
export const ValidQuery = () =>
  valid(
    ({ query }, type) => validQuery(query as object, type),
    (type) => ApiQuery({ type }),
  );

/**
 * Decorators and no pipe: with a pipe, the framework makes some six promises for each parameter of each route, also
 * for those that the pipe does not look at.
 */
function valid(
  read: (request: Request, type: RequestClass) => object,
  describe: (type: RequestClass) => MethodDecorator,
): ParameterDecorator {
  return (target, name, index) => {
    // Written by the compiler, as the type of the parameter says.
    const types = Reflect.getMetadata('design:paramtypes', target, name!) as RequestClass[];
    const type = types[index]!;
    const parameter = createParamDecorator((_data: unknown, context: ExecutionContext) =>
      read(requestOf(context), type),
    );
    parameter()(target, name, index);
    describe(type)(target, name!, Object.getOwnPropertyDescriptor(target, name!)!);
  };
}
