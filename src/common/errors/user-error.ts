/** Something that was asked for and can't be done. The text is for whoever asked: a person or an operator. */
export class UserError extends Error {}
