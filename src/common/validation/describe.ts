import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/**
 * Tells the OpenAPI document of a field: its schema, and the default that an instance of its class has. A field with
 * a default may be left out.
 */
export function described(schema: ApiPropertyOptions): PropertyDecorator {
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

/** What a field is for, and a value it may have; for the OpenAPI document. */
export const Describe = (description: string, example?: unknown): PropertyDecorator =>
  ApiProperty({ description, ...(example !== undefined && { example }) } as ApiPropertyOptions);
