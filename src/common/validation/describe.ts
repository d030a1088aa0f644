import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/**
 * Documents a field in the OpenAPI document: its schema, and its default, taken from an instance of its class. A field
 * with a default is optional.
 */
export function apiField(schema: ApiPropertyOptions): PropertyDecorator {
  return (target, propertyName) => {
    const fresh = new (target.constructor as new () => Record<string | symbol, unknown>)();
    const value = fresh[propertyName];
    const isPlain = typeof value !== 'object';
    ApiProperty({
      ...schema,
      ...(value !== undefined && { required: false }),
      ...(isPlain && { default: value }),
    } as ApiPropertyOptions)(target, propertyName);
  };
}

/** The description and an example of a field, for the OpenAPI document. */
export const Describe = (description: string, example?: unknown): PropertyDecorator =>
  ApiProperty({ description, ...(example !== undefined && { example }) } as ApiPropertyOptions);
