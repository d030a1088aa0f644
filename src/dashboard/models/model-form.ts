import { isProvider, type ModelProvider } from '../../config/model-providers.js';
import { hasForeignPrice, inputOf, type ModelChange } from '../../models/model-change.js';
import type { StoredModel } from '../../models/model.entity.js';
import { ModelError } from '../../models/model-error.js';
import type { NewModel } from '../../models/new-model.js';
import { fieldOf } from '../../web/form-body.js';
import { KEY_LEFT_OUT } from '../frame/form-draft.js';

/** The form of a new model as it was filled in, but for its key: that is never shown again. */
export interface ModelForm {
  provider: ModelProvider;
  name: string;
  baseUrl: string;
  priceInput: string;
  priceOutput: string;
  /** The currency that the form showed; empty for that of the service. */
  currency: string;
  /** In seconds. */
  deadline: string;
  /** Whether a key was entered that the page cannot show, and that has to be entered again. */
  isKeyLeftOut: boolean;
}

export const EMPTY_MODEL_FORM: ModelForm = {
  provider: 'openai',
  name: '',
  baseUrl: '',
  priceInput: '',
  priceOutput: '',
  currency: '',
  deadline: '',
  isKeyLeftOut: false,
};

export function readModelForm(body: URLSearchParams): ModelForm {
  const field = (name: string) => fieldOf(body, name).trim();
  const provider = field('provider');
  return {
    provider: isProvider(provider) ? provider : EMPTY_MODEL_FORM.provider,
    name: field('name'),
    baseUrl: field('base_url'),
    priceInput: field('price_input'),
    priceOutput: field('price_output'),
    currency: field('currency'),
    deadline: field('deadline'),
    isKeyLeftOut: body.has(KEY_LEFT_OUT),
  };
}

export function readApiKey(body: URLSearchParams): string {
  return fieldOf(body, 'api_key').trim();
}

/** The form on the next page: sent again without its key, it would keep the stored one, or call the provider without one. */
export function withKeyLeftOut(body: URLSearchParams): ModelForm {
  const form = readModelForm(body);
  return { ...form, isKeyLeftOut: form.isKeyLeftOut || readApiKey(body) !== '' };
}

/** Throws a `ModelError` if an entered key was dropped and has not been entered again. Ollama needs none. */
export function mustHoldTypedKey(body: URLSearchParams): void {
  if (body.has(KEY_LEFT_OUT) && readApiKey(body) === '' && fieldOf(body, 'provider') !== 'ollama')
    throw new ModelError('api_key', 'api_key: enter the key again; nothing was changed');
}

/** What is to be connected; the service checks it. */
export function toNewModel(body: URLSearchParams): NewModel {
  return { ...readModelForm(body), provider: fieldOf(body, 'provider'), apiKey: readApiKey(body) };
}

/** The form of a stored model. A price in another currency than that of the service has to be entered again. */
export function toModelForm(model: StoredModel, currency: string): ModelForm {
  const { name, baseUrl = '', priceInput = '', priceOutput = '', deadline = '' } = inputOf(model);
  const price = hasForeignPrice(model, currency)
    ? { priceInput: '', priceOutput: '' }
    : { priceInput, priceOutput };
  return { provider: model.provider, name, baseUrl, deadline, currency, isKeyLeftOut: false, ...price };
}

/** What is to be changed; an empty key keeps the stored one. */
export function toModelChange(body: URLSearchParams): ModelChange {
  const { baseUrl, priceInput, priceOutput, currency, deadline } = readModelForm(body);
  const apiKey = readApiKey(body);
  return { baseUrl, priceInput, priceOutput, currency, deadline, ...(apiKey && { apiKey }) };
}
