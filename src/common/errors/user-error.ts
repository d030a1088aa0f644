/** An operation that cannot be carried out. The message is shown to the user or operator. */
export class UserError extends Error {}
