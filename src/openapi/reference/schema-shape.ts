import type { JsonSchema } from './described-api.js';
import { limitsOf } from './schema-limits.js';

/** The description of a value in the reference. */
export interface Shape {
  /** Such as `array of strings` or `object or null`. */
  type: string;
  description: string;
  /** Such as `1 to 200 characters`. */
  limits: string[];
  /** The allowed values, as JSON. */
  values: string[];
  /** As JSON; null if there is none. */
  defaultValue: string | null;
  example: string | null;
  /** The fields of an object, or of the items of an array; required ones first. */
  fields: Field[];
  /** Alternatives; the value has one of these shapes. */
  variants: Shape[];
}

export interface Field extends Shape {
  name: string;
  isRequired: boolean;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Describes a schema, with its references resolved. */
export function shapeOf(schema: JsonSchema, schemas: Schemas): Shape {
  const whole = resolve(schema, schemas);
  const choices = (whole.oneOf ?? whole.anyOf ?? []).map((each) => resolve(each, schemas));
  const real = choices.filter(({ type }) => type !== 'null');
  if (real.length === 1) {
    const only = shapeOf(
      { ...real[0], ...(whole.description && { description: whole.description }) },
      schemas,
    );
    return { ...only, type: `${only.type} or null` };
  }
  const items = whole.items && resolve(whole.items, schemas);
  const example = whole.example ?? whole.examples?.[0];
  return {
    type: typeOf(whole, items, real),
    description: whole.description ?? '',
    limits: [...limitsOf(whole), ...(items ? limitsOf(items).map((limit) => `each ${limit}`) : [])],
    values: valuesOf(items?.enum ? items : whole),
    defaultValue: whole.default === undefined ? null : JSON.stringify(whole.default),
    example: example === undefined ? null : JSON.stringify(example),
    fields: fieldsOf(items ?? whole, schemas),
    variants: real.map((each) => shapeOf(each, schemas)),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, schemas: Schemas): Field[] {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    ...shapeOf(schema, schemas),
  }));
  return fields.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

/** Returns the schema without `$ref` and `allOf`; other keywords next to them take precedence. */
export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref ? schemas[$ref.slice($ref.lastIndexOf('/') + 1)] : undefined;
  const parts = [...(target ? [target] : []), ...allOf].map((part) => resolve(part, schemas));
  if (parts.length === 0) return own;
  const all = [...parts, own];
  return {
    ...Object.assign({}, ...all),
    ...(all.some((part) => part.properties) && {
      properties: Object.assign({}, ...all.map((part) => part.properties)),
      required: all.flatMap((part) => part.required ?? []),
    }),
  };
}

const PLURAL: Readonly<Record<string, string>> = { any: 'values', boolean: 'booleans' };

function typeOf(schema: JsonSchema, items: JsonSchema | undefined, choices: JsonSchema[]): string {
  if (items) return `array of ${plural(typeOf(items, undefined, []))}`;
  if (schema.type) return [schema.type].flat().join(' or ');
  if (choices.length > 0) return 'one of several shapes';
  if (schema.properties) return 'object';
  const known = schema.const ?? schema.enum?.find((value) => value !== null);
  return known === undefined ? 'any' : typeof known;
}

function plural(type: string): string {
  return PLURAL[type] ?? `${type}s`;
}

function valuesOf(schema: JsonSchema): string[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return values.map((value) => JSON.stringify(value));
}
