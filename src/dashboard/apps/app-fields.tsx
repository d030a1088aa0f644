import { Field } from '../../web/form.js';
import { ScopeChoices } from '../frame/scope-choices.js';
import type { AppForm } from './app-form.js';

/** The editable fields of an app. */
export function AppFields({ form }: { form: AppForm }) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        type="text"
        autocomplete="off"
        value={form.name}
        hint="Shown to users on the consent page."
        maxLength={100}
      />
      <div class="field">
        <label for="redirect_uris">Redirect URIs</label>
        <textarea
          id="redirect_uris"
          name="redirect_uris"
          class="code"
          required
          maxLength={40_000}
          rows={3}
          aria-describedby="uris-hint"
        >
          {form.redirectUris}
        </textarea>
        <small id="uris-hint" class="hint">
          One per line, exactly as the app sends it: https, or http on a loopback address.
        </small>
      </div>
      <div class="field">
        <label for="post_logout_redirect_uris">Post-logout redirect URIs (optional)</label>
        <textarea
          id="post_logout_redirect_uris"
          name="post_logout_redirect_uris"
          class="code"
          maxLength={40_000}
          rows={2}
          aria-describedby="logout-uris-hint"
        >
          {form.postLogoutRedirectUris}
        </textarea>
        <small id="logout-uris-hint" class="hint">
          Where users return after your app has signed them out, one per line.
        </small>
      </div>
      <ScopeChoices legend="Scopes" chosen={form.scopes} />
    </>
  );
}
