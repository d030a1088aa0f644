/** An operation that cannot be carried out. The message is shown to the user or operator. */
export class UserError extends Error {
  constructor(
    message: string,
    /** The name of the field of a form that is invalid; forms show the message there. */
    readonly field?: string,
  ) {
    super(message);
  }
}
