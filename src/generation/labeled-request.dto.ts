import { IsBoolean } from 'class-validator';
import { Describe, apiField } from '../common/validation/describe.js';
import { EndUser, Metadata } from '../common/validation/label-rules.js';
import { Optional } from '../common/validation/rules.js';
import type { Labels } from './generation-input.js';

/** The fields of a request that are stored with its record and never sent to a model. */
export class LabeledRequest {
  @Describe(
    'Your own key-value pairs. Stored with the record and returned with it; never sent to a model. Values have at most 512 characters.',
    { customer: 'acme' },
  )
  @Optional()
  @Metadata()
  metadata?: Record<string, string>;

  @Describe(
    'Your own id of the user that the text is for. Stored and returned; never sent to a model.',
    'user-4711',
  )
  @Optional()
  @EndUser()
  end_user?: string;

  @Describe(
    'With `false`, the prompt, options and instructions are not kept with the record; the text is. An account can also switch this off for all its requests.',
    true,
  )
  @apiField({ type: 'boolean' })
  @IsBoolean({ message: 'must be true or false' })
  store: boolean = true;
}

/** The labels of the record that a request creates. */
export function labelsOf({ metadata, end_user: endUser, store }: LabeledRequest): Labels {
  return { metadata: metadata ?? {}, endUser: endUser ?? null, store };
}

/**
 * The fields of a request that its idempotency fingerprint covers. Labels with their default value are left out, so that
 * a request that omits them has the fingerprint that versions without these fields gave it.
 */
export function fingerprintedFields<Request extends LabeledRequest>(request: Request): object {
  const { metadata, store } = request;
  const hasMetadata = metadata !== undefined && Object.keys(metadata).length > 0;
  return { ...request, metadata: hasMetadata ? metadata : undefined, store: store ? undefined : false };
}
