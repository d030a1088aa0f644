import { named, nullable, record } from '../common/openapi/schemas.js';
import type { AvailableModel } from './available-model.js';
import { formatAmount } from '../common/money/amount.js';

/** A model as the API shows it; `isDefault` for the one that is called first. */
export function toModelResponse(
  { id, provider, name, description, price }: AvailableModel,
  isDefault: boolean,
) {
  return {
    id,
    provider,
    name,
    description,
    is_default: isDefault,
    price: price && {
      input: formatAmount(price.input),
      output: formatAmount(price.output),
      currency: price.currency,
    },
  };
}

const DECIMAL = { type: 'string', pattern: String.raw`^\d+(\.\d+)?$` };

export const MODEL = named(
  'Model',
  record({
    id: { type: 'string', description: 'The value to send as `model`.' },
    provider: { type: 'string' },
    name: { type: 'string', description: "The provider's name for it." },
    description: { type: 'string' },
    is_default: { type: 'boolean', description: 'Called first if a request names no model.' },
    price: nullable({
      ...record({ input: DECIMAL, output: DECIMAL, currency: { type: 'string', pattern: '^[A-Z]{3}$' } }),
      type: 'object',
      description: 'For a million tokens; null where no price is set.',
    }),
  }),
);

export const MODEL_EXAMPLE = {
  id: 'openai:gpt-5-mini',
  provider: 'openai',
  name: 'gpt-5-mini',
  description: 'gpt-5-mini by OpenAI.',
  is_default: true,
  price: { input: '0.25', output: '2', currency: 'USD' },
};
