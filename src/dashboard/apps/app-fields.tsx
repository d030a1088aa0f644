import { Field } from '../../web/form.js';
import { TextArea } from '../../web/text-area.js';
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
        maxLength={200}
      />
      <TextArea
        label="Redirect URIs"
        name="redirect_uris"
        value={form.redirectUris}
        hint="One per line, exactly as the app sends it: https, or http on a loopback address."
        rows={3}
        maxLength={40_000}
        isRequired
      />
      <TextArea
        label="Post-logout redirect URIs (optional)"
        name="post_logout_redirect_uris"
        value={form.postLogoutRedirectUris}
        hint="Where users return after your app has signed them out, one per line."
        rows={2}
        maxLength={40_000}
      />
      <ScopeChoices legend="Scopes" chosen={form.scopes} />
    </>
  );
}
