/** A client metadata document cannot be used. The message is for the developer of the app and for the user. */
export class DocumentError extends Error {
  constructor(problem: string) {
    super(`the client metadata document ${problem}`);
  }
}
