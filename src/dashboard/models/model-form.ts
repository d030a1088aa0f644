import { isProvider, type ModelProvider } from '../../config/model-providers.js';
import type { NewModel } from '../../models/new-model.js';
import { fieldOf } from '../../web/form-body.js';

/** The form of a new model as it was filled in, but for its key: that is never shown again. */
export interface ModelForm {
  provider: ModelProvider;
  name: string;
  baseUrl: string;
  priceInput: string;
  priceOutput: string;
}

export const EMPTY_MODEL_FORM: ModelForm = {
  provider: 'openai',
  name: '',
  baseUrl: '',
  priceInput: '',
  priceOutput: '',
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
  };
}

export function readApiKey(body: URLSearchParams): string {
  return fieldOf(body, 'api_key').trim();
}

/** What is to be connected; the service checks it. */
export function toNewModel(body: URLSearchParams): NewModel {
  return { ...readModelForm(body), provider: fieldOf(body, 'provider'), apiKey: readApiKey(body) };
}
