import { isObject } from '../../common/validation/is-object.js';
import { EngineFailure } from '../chain/engine-failure.js';

/**
 * Throws `content_filtered` for a chat completion, or a chunk of one, in which the model refuses. The provider packages
 * would return the refusal as text.
 */
export function assertNotRefused(data: unknown): void {
  const [choice] = isObject(data) && Array.isArray(data.choices) ? (data.choices as unknown[]) : [];
  const message = isObject(choice) ? (choice.message ?? choice.delta) : null;
  if (isObject(message) && typeof message.refusal === 'string' && message.refusal !== '')
    throw new EngineFailure('content_filtered', { isRetryable: false });
}
