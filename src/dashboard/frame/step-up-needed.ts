import type { PasswordNeeded } from '../../accounts/password-proof.js';
import { CSRF_FIELD } from '../../web/csrf.js';
import { ConfirmPasswordPage } from './confirm-password-page.js';
import { ACCOUNT_FIELD, fieldsWithout, PAGE_FIELD } from './form-draft.js';
import type { SessionContext } from './session-context.js';

/** Secrets, which must not be in a page, and fields that the password page adds itself. */
const NOT_REPEATED = [CSRF_FIELD, PAGE_FIELD, ACCOUNT_FIELD, 'username', 'password', 'api_key'];

/** Thrown if a form requires the password first. Its page keeps the form data. */
export class StepUpNeeded extends Error {
  constructor(
    private readonly context: SessionContext,
    private readonly form: URLSearchParams,
    readonly needed: PasswordNeeded,
  ) {
    super('a recent password is required');
  }

  page() {
    return ConfirmPasswordPage({
      context: this.context,
      title: 'Confirm with your password',
      text: 'You entered your password more than five minutes ago. Enter it again to continue. Nothing has been changed yet.',
      action: this.context.path,
      verb: 'Confirm',
      back: this.context.page,
      isConfirmed: false,
      fields: [...fieldsWithout(this.form, NOT_REPEATED)],
      problem: this.needed.problem,
    });
  }
}
