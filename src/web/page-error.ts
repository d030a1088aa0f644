/** Why a page can't be shown or a form not be taken: a status and two texts for the person before it. */
export class PageError extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    message: string,
  ) {
    super(message);
  }
}
