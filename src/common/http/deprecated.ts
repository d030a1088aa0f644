import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiProperty } from '@nestjs/swagger';

/** The dates of a deprecation, in UTC: `2027-01-01`. */
interface Deprecation {
  /** Since when the route or field is deprecated. */
  since: string;
  /** When it stops working, at the earliest: at least twelve months after `since`. */
  sunset: string;
}

/** The response headers that announce a deprecation: RFC 9745 and RFC 8594. */
export type DeprecationHeaders = Readonly<Record<'deprecation' | 'sunset', string>>;

/** The key of the deprecation headers in a route's configuration. */
export const DEPRECATION_CONFIG = 'deprecationHeaders';

const SUPPORT_MONTHS = 12;
const fieldsByPrototype = new Map<object, Map<string, DeprecationHeaders>>();

/**
 * Marks a route or a request field as deprecated, in its responses and in the OpenAPI document. A deprecated field adds
 * the headers only to responses of requests that contain it. Throws for a sunset less than twelve months ahead.
 */
export function Deprecated(deprecation: Deprecation): MethodDecorator & PropertyDecorator {
  const headers = toHeaders(deprecation);
  return (target: object, property: string | symbol, descriptor?: PropertyDescriptor) => {
    if (descriptor) {
      // Without `summary: undefined`, ApiOperation overwrites an existing summary.
      const operation = ApiOperation({ deprecated: true, summary: undefined as never });
      applyDecorators(operation, RouteConfig({ [DEPRECATION_CONFIG]: headers }))(
        target,
        property,
        descriptor,
      );
      return;
    }
    ApiProperty({ deprecated: true })(target, property);
    const fields = fieldsByPrototype.get(target) ?? new Map<string, DeprecationHeaders>();
    fieldsByPrototype.set(target, fields.set(String(property), headers));
  };
}

/** Returns whether any request field is deprecated. */
export function hasDeprecatedFields(): boolean {
  return fieldsByPrototype.size > 0;
}

/** Returns the headers of the first deprecated field in a request's body or query; null if there is none. */
export function deprecationOf(type: unknown, value: unknown): DeprecationHeaders | null {
  if (typeof type !== 'function') return null;
  if (typeof value !== 'object' || value === null) return null;
  const prototype = type.prototype as object;
  for (const [name, child] of Object.entries(value)) {
    const nested = () => Reflect.getMetadata('design:type', prototype, name) as unknown;
    const found = fieldsByPrototype.get(prototype)?.get(name) ?? deprecationOf(nested(), child);
    if (found) return found;
  }
  return null;
}

function toHeaders({ since, sunset }: Deprecation): DeprecationHeaders {
  const [start, end] = [new Date(since), new Date(sunset)];
  const earliest = new Date(start);
  earliest.setUTCMonth(earliest.getUTCMonth() + SUPPORT_MONTHS);
  if (!(end >= earliest))
    throw new Error(`a deprecation since ${since} needs a sunset at least ${SUPPORT_MONTHS} months later`);
  return { deprecation: `@${start.getTime() / 1000}`, sunset: end.toUTCString() };
}
