import { UserError } from '../common/errors/user-error.js';

/** A rejected model change; `field` names the invalid field. */
export class ModelError extends UserError {
  constructor(
    override readonly field: string,
    message: string,
  ) {
    super(message, field);
  }
}

/** A field that is missing or has a value that is not allowed. The message begins with its name. */
export class InvalidModelField extends ModelError {}
