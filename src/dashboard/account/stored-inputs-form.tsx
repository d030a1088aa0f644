import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';

/** Where the form is sent. */
export const STORED_INPUTS_PATH = '/settings/profile/stored-inputs';

/** Switches on or off that the inputs of an account's texts are stored. */
export function StoredInputsForm({ context, isOn }: { context: SessionContext; isOn: boolean }) {
  return (
    <section class="part narrow">
      <h2>Stored inputs</h2>
      <PageForm context={context} action={STORED_INPUTS_PATH}>
        <label class="choice">
          <input type="checkbox" name="stores_inputs" value="yes" checked={isOn} />
          <span>Keep prompts, options and instructions with new texts</span>
        </label>
        <p class="soft">
          They appear in the history and can be searched. Otherwise, only a hash is kept. Texts that are
          already stored keep their inputs until you delete them. Requests with <code>store: false</code>{' '}
          never keep any.
        </p>
        <button class="quiet">Save</button>
      </PageForm>
    </section>
  );
}
