import type { FormDraft } from '../../accounts/form-drafts.js';

/** Thrown when a page needs a session and there is none. */
export class SignInNeeded extends Error {
  constructor(
    /** The path to come back to. */
    readonly returnTo: string,
    /** The form that could not be accepted; shown again after sign-in. */
    readonly draft: FormDraft | null = null,
  ) {
    super('no session');
  }
}

/** Thrown when a form was not accepted but saved as a draft; its page shows the draft. */
export class DraftSaved extends Error {
  constructor(readonly page: string) {
    super('the form is shown again');
  }
}
