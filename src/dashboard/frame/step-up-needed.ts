import type { PasswordNeeded } from '../../accounts/password-proof.js';
import { CSRF_FIELD } from '../../web/csrf.js';
import { ConfirmPasswordPage } from './confirm-password-page.js';
import { PAGE_FIELD } from './form-draft.js';
import type { SessionContext } from './session-context.js';

/** Secrets, which must not be in a page, and fields that the password page adds itself. */
const NOT_REPEATED = [CSRF_FIELD, PAGE_FIELD, 'username', 'password', 'api_key'];

/** Says in the repeated form that it held an API key, which is not repeated. */
export const KEY_LEFT_OUT = 'key_left_out';

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
      fields: this.repeatedFields(),
      problem: this.needed.problem,
    });
  }

  private repeatedFields(): [string, string][] {
    const fields = [...this.form].filter(([name]) => !NOT_REPEATED.includes(name));
    return this.form.get('api_key') ? [...fields, [KEY_LEFT_OUT, 'yes']] : fields;
  }
}
