/** Thrown where nobody is signed in. */
export class SignInNeeded extends Error {
  /** `returnTo` is the path to come back to. */
  constructor(readonly returnTo: string) {
    super('nobody is signed in');
  }
}
