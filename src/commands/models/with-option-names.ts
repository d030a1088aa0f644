import { UserErrors } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { InvalidModelField, ModelError } from '../../models/model-error.js';
import { BadUsage } from '../bad-usage.js';

/** The options of the fields with which messages begin. */
const OPTION_BY_FIELD = new Map([
  ['id', '--id'],
  ['ids', '--ids'],
  ['name', '--name'],
  ['base_url', '--base-url'],
  ['api_key', '--api-key-file'],
  ['price_input', '--price-input'],
  ['price_output', '--price-output'],
  ['currency', '--currency'],
  ['deadline', '--deadline'],
]);

/** Runs a change of models. Its errors name options instead of fields, and are a `BadUsage` for an invalid value. */
export async function withOptionNames<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof UserErrors) throw new BadUsage(error.errors.map(messageOf).join('; '));
    throw error instanceof ModelError ? namingOption(error) : error;
  }
}

function namingOption(error: ModelError): Error {
  const message = messageOf(error);
  return error instanceof InvalidModelField ? new BadUsage(message) : new UserError(message);
}

/** The message with the option in place of the field. */
function messageOf({ field = '', message }: UserError): string {
  const option = OPTION_BY_FIELD.get(field) ?? field;
  return message.replace(/^[a-z_]+(?=:? )/, (word) => (word === field ? option : word));
}
