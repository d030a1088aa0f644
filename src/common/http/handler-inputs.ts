import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from './nest-internals.js';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** A handler parameter with `@Body()` or `@Query()`, and the class that the request is validated against. */
interface HandlerInput {
  source: 'body' | 'query';
  type: unknown;
}

const SOURCES = { [RouteParamtypes.BODY]: 'body', [RouteParamtypes.QUERY]: 'query' } as const;
const inputsByHandler = new WeakMap<Handler, readonly HandlerInput[]>();

/** Returns the parameters of a handler that read the body or the query of its requests. */
export function handlerInputs(context: ExecutionContext): readonly HandlerInput[] {
  const handler = context.getHandler();
  let inputs = inputsByHandler.get(handler);
  if (!inputs) inputsByHandler.set(handler, (inputs = readInputs(context)));
  return inputs;
}

/** Returns whether the handler of a request reads its body or query. */
export function readsInput(context: ExecutionContext, source: HandlerInput['source']): boolean {
  return handlerInputs(context).some((input) => input.source === source);
}

// Nest's parameter decorators write metadata under the keys `<kind>:<position>`.
function readInputs(context: ExecutionContext): HandlerInput[] {
  const [controller, { name }] = [context.getClass(), context.getHandler()];
  const parameters: object = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const types: unknown[] =
    Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) ?? [];
  return Object.keys(parameters).flatMap((key) => {
    const [kind, position] = key.split(':');
    const source = SOURCES[Number(kind) as keyof typeof SOURCES];
    return source ? [{ source, type: types[Number(position)] }] : [];
  });
}
