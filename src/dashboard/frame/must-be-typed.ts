import { Refusal } from '../../common/errors/refusal.js';
import { fieldOf } from '../../web/form-body.js';

/** Throws a `Refusal` unless the name of what is to be deleted was typed, in whatever case. */
export function mustBeTyped(form: URLSearchParams, expected: string) {
  if (fieldOf(form, 'confirmation').trim().toLowerCase() !== expected.toLowerCase())
    throw new Refusal(`What you typed is not ${expected}. Nothing was deleted.`);
}
