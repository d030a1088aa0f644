import {
  CODE_BY_REASON,
  STATUS_BY_CODE,
  type ErrorCode,
  type ErrorReason,
} from '../../common/errors/error-codes.js';
import { REASON_TEXTS } from '../../common/errors/reason-texts.js';
import { anchors, type DescribedApi } from './described-api.js';
import { FieldList } from './field-list.js';
import { InlineMarkdown } from './markdown.js';
import { shapeOf } from './schema-shape.js';

/** Every reason of the error catalogue: what it means and how to fix it. */
export function ErrorSection({ api }: { api: DescribedApi }) {
  const byCode = Map.groupBy(
    Object.keys(CODE_BY_REASON) as ErrorReason[],
    (reason) => CODE_BY_REASON[reason],
  );
  const envelope = shapeOf(api.components.schemas.ErrorEnvelope ?? {}, api.components.schemas);
  return (
    <section id="errors" aria-labelledby="errors-title">
      <h2 id="errors-title">Errors</h2>
      <p>
        Every error under <code>/v1</code> has the same body. Handle errors by <code>reason</code>: reasons
        are more specific than codes, and their meaning never changes.
      </p>
      <FieldList fields={envelope.fields} hasOptional />
      {[...byCode].map(([code, reasons]) => (
        <ErrorGroup key={code} code={code} reasons={reasons} />
      ))}
    </section>
  );
}

function ErrorGroup({ code, reasons }: { code: ErrorCode; reasons: ErrorReason[] }) {
  return (
    <>
      <h3>
        {STATUS_BY_CODE[code]} <code>{code}</code>
      </h3>
      {reasons.map((reason) => (
        <div key={reason} class="error" id={anchors.error(reason)}>
          <h4>
            <a href={`#${anchors.error(reason)}`}>
              <code>{reason}</code>
            </a>
          </h4>
          <p>
            <InlineMarkdown text={REASON_TEXTS[reason].description} />
          </p>
          <p>
            <strong>How to fix it:</strong> <InlineMarkdown text={REASON_TEXTS[reason].resolution} />
          </p>
        </div>
      ))}
    </>
  );
}
