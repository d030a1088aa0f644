import { InlineMarkdown } from './markdown.js';
import type { Field, Shape } from './schema-shape.js';

/** The fields of an object, each with its type, limits and description, and the fields inside it. */
export function FieldList({ fields, hasOptional }: { fields: Field[]; hasOptional: boolean }) {
  return (
    <ul class="fields">
      {fields.map((field) => (
        <li key={field.name}>
          <FieldHead field={field} hasOptional={hasOptional} />
          <ShapeDetails shape={field} hasOptional={hasOptional} />
        </li>
      ))}
    </ul>
  );
}

function FieldHead({ field, hasOptional }: { field: Field; hasOptional: boolean }) {
  return (
    <div class="field-head">
      <code class="field-name">{field.name}</code>
      <span class="soft">{field.type}</span>
      {hasOptional && field.isRequired && <span class="required">required</span>}
    </div>
  );
}

/** What a value may be: its description and limits, its fields and its alternatives. */
export function ShapeDetails({ shape, hasOptional }: { shape: Shape; hasOptional: boolean }) {
  return (
    <>
      {shape.description && (
        <p>
          <InlineMarkdown text={shape.description} />
        </p>
      )}
      <ShapeFacts shape={shape} />
      {shape.fields.length > 0 && <FieldList fields={shape.fields} hasOptional={hasOptional} />}
      {shape.variants.map((variant, index) => (
        <div key={index} class="variant">
          <p class="soft">{index === 0 ? 'Either:' : 'Or:'}</p>
          <ShapeDetails shape={variant} hasOptional={hasOptional} />
        </div>
      ))}
    </>
  );
}

function ShapeFacts({ shape: { limits, values, defaultValue, example } }: { shape: Shape }) {
  if (limits.length === 0 && values.length === 0 && defaultValue === null && example === null) return null;
  return (
    <p class="field-facts">
      {limits.length > 0 && <span>{limits.join(', ')}</span>}
      {values.length > 0 && (
        <span>
          {values.length === 1 ? 'Always ' : 'One of '}
          {values.map((value, index) => (
            <>
              {index > 0 && ', '}
              <code>{value}</code>
            </>
          ))}
        </span>
      )}
      {defaultValue !== null && (
        <span>
          Default <code>{defaultValue}</code>
        </span>
      )}
      {example !== null && values.length === 0 && (
        <span>
          Example <code>{example}</code>
        </span>
      )}
    </p>
  );
}
