import { interactionPolicy } from 'oidc-provider';

const { Check, base } = interactionPolicy;

/** How far the clock of another process may be ahead of this one. */
const SKEW_MAX_MS = 60_000;

/**
 * Decides when oidc-provider asks for a sign-in or consent. Public apps need consent at every authorization, because
 * anyone can start one in their name (RFC 8252 section 8.6). A sign-in dated in the future was made while a clock was
 * wrong, and meets no `max_age`.
 */
export function policy(now: () => number) {
  const prompts = base();
  const isFromTheFuture = new Check(
    'max_age_unknown',
    'the time of the sign-in is not known',
    'login_required',
    (ctx) => {
      const { params, result, session } = ctx.oidc;
      const signedInAt = session?.authTime() ?? 0;
      return params?.max_age !== undefined && !result?.login && signedInAt * 1000 > now() + SKEW_MAX_MS;
    },
  );
  prompts.get('login')!.checks.add(isFromTheFuture);
  const isUnasked = new Check(
    'public_client_prompt',
    'public clients require consent',
    'consent_required',
    (ctx) => {
      const { client, result } = ctx.oidc;
      return client?.tokenEndpointAuthMethod === 'none' && !result?.consent;
    },
  );
  const { checks } = prompts.get('consent')!;
  checks.remove('native_client_prompt');
  checks.add(isUnasked, 0);
  return prompts;
}
