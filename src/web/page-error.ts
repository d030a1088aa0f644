/** An error of a page or a form, with a status, a title and a message for the user. */
export class PageError extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    message: string,
    /** When the request can be repeated, for a status of 429. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}
