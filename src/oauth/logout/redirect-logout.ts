import type { Reply, Request } from '../../common/http/request.js';
import { readForm } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { sendResult } from '../../web/pages.js';

/** The parameters of a logout request (section 2). Anything else, such as a secret sent by mistake, is not repeated. */
const PARAMETERS = [
  'id_token_hint',
  'logout_hint',
  'client_id',
  'post_logout_redirect_uri',
  'state',
  'ui_locales',
];

/** Node.js accepts request heads of up to 16 KiB. */
const LOCATION_LENGTH_MAX = 8_192;

/**
 * Redirects a posted logout request to the same request as a GET (OpenID Connect RP-Initiated Logout 1.0 section 2
 * requires both). Browsers send the session cookie, which is `SameSite=Lax`, with a GET from another site only.
 */
export async function redirectLogout(request: Request, reply: Reply) {
  const form = await readForm(request).catch(() => null);
  const parameters = new URLSearchParams([...(form ?? [])].filter(([name]) => PARAMETERS.includes(name)));
  const location = `/oauth/logout?${parameters}`;
  if (form && location.length <= LOCATION_LENGTH_MAX) return sendResult(reply, redirect(location));
  const error_description = 'the parameters must be a form of at most 8 KiB';
  return reply
    .status(400)
    .header('cache-control', 'no-store')
    .send({ error: 'invalid_request', error_description });
}
