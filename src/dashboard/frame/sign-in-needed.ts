import type { KeptForm } from '../../accounts/kept-forms.service.js';

/** Thrown where nobody is signed in. */
export class SignInNeeded extends Error {
  constructor(
    /** The path to come back to. */
    readonly returnTo: string,
    /** The form that could not be taken; shown again after signing in. */
    readonly kept: KeptForm | null = null,
  ) {
    super('nobody is signed in');
  }
}

/** Thrown where a form was not taken but kept: its page shows it. */
export class FormKept extends Error {
  constructor(readonly page: string) {
    super('the form is shown again');
  }
}
