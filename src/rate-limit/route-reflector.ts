import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

type Targets = Parameters<Reflector['getAllAndOverride']>[1];
type Route = [ReturnType<ExecutionContext['getHandler']>, ReturnType<ExecutionContext['getClass']>];

/** A `Reflector` that reads the metadata of each route once: decorators do not change while the service runs. */
export class RouteReflector extends Reflector {
  private readonly values = new WeakMap<Route[1], WeakMap<Route[0], Map<unknown, unknown>>>();

  /** Returns the first value for `key` among the handler and its controller. */
  override getAllAndOverride(key: any, targets: Targets): any {
    const known = this.valuesOf(targets as Route);
    if (!known.has(key)) known.set(key, super.getAllAndOverride(key, targets));
    return known.get(key);
  }

  private valuesOf([handler, controller]: Route): Map<unknown, unknown> {
    let ofController = this.values.get(controller);
    if (!ofController) this.values.set(controller, (ofController = new WeakMap()));
    let ofRoute = ofController.get(handler);
    if (!ofRoute) ofController.set(handler, (ofRoute = new Map()));
    return ofRoute;
  }
}
