import { canonicalJson } from '../../common/crypto/canonical-json.js';
import { sha256 } from '../../common/crypto/sha256.js';
import { UserError } from '../../common/errors/user-error.js';
import { fieldOf } from '../../web/form-body.js';
import type { SessionContext } from './session-context.js';

interface SeenSettingsProps {
  context: Pick<SessionContext, 'draft'>;
  /** The name of the form, unique on its page. */
  of: string;
  /** The current settings, as the form shows them. */
  settings: object;
}

/**
 * Identifies the settings that a form was filled in with, for `mustBeUnchanged`. A form restored after sign-in keeps those
 * that it was filled in with.
 */
export function SeenSettings({ context: { draft }, of, settings }: SeenSettingsProps) {
  const name = nameOf(of);
  return <input type="hidden" name={name} value={draft?.get(name) ?? digestOf(settings)} />;
}

/**
 * Throws a `UserError` if the settings have changed since the form was filled in, so that a form in another tab does not
 * undo the change unnoticed. Accepts a form whose entries are the current settings, and one without the field, which a script
 * sends. Two forms that are submitted at the same moment can both pass, because nothing is locked.
 */
export function mustBeUnchanged(form: URLSearchParams, of: string, current: object, entered: object): void {
  const seen = fieldOf(form, nameOf(of));
  const digest = digestOf(current);
  if (seen === '' || seen === digest || digestOf(entered) === digest) return;
  throw new UserError(
    'This was changed since you opened the page. Save again to replace it with what is entered here.',
  );
}

function nameOf(form: string): string {
  return `seen_${form}`;
}

/** Browsers submit line breaks as CRLF. */
function digestOf(settings: object): string {
  return sha256(canonicalJson(settings).replaceAll(String.raw`\r\n`, String.raw`\n`)).toString('base64url');
}
