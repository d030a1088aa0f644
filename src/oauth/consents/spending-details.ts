import {
  errors,
  type KoaContextWithOIDC,
  type RichAuthorizationRequestsActiveConfiguration,
} from 'oidc-provider';
import { formatAmount, parseAmount } from '../../common/money/amount.js';

/** The type of `authorization_details` (RFC 9396) with which an app asks for a monthly spending limit. */
export const SPENDING_DETAILS = 'copydesk_spending';

/** What the spending details of an authorization depend on. */
export interface SpendingSettings {
  /** The currency of the installation. */
  currency: string;
  /** Returns the spending limit of an app for an account, in nano-units; null without one. */
  spendingLimitOf(accountId: string, clientId: string): Promise<number | null>;
}

/** The element of `authorization_details`, in a request and in responses. */
interface SpendingDetail {
  type: typeof SPENDING_DETAILS;
  /** The most that the app may spend in a calendar month: a decimal number above zero. */
  spend_per_month: string;
  /** The currency of the installation; may be omitted in a request. */
  currency?: string;
}

/**
 * Lets apps ask for a spending limit (RFC 9396). The limit that the user chose belongs to the consent, which is its only
 * source: responses show the one in effect, and tokens store only that the app requested it.
 */
export function spendingRequests({ currency, spendingLimitOf }: SpendingSettings) {
  const inEffect = async (accountId: string, clientId: string) => {
    const limit = await spendingLimitOf(accountId, clientId);
    if (limit === null) return undefined;
    return [{ type: SPENDING_DETAILS, spend_per_month: formatAmount(limit), currency }];
  };
  return {
    enabled: true,
    types: { [SPENDING_DETAILS]: { validate: (ctx, detail) => validate(ctx, detail, currency) } },
    authorizationDetailsForGrantSource: (_ctx, source) => inEffect(source.accountId!, source.clientId!),
    authorizationDetailsForAccessToken: async (ctx, token) => {
      // RFC 9396 section 6: a token request may ask for less than was granted. A limit has no lesser one per token.
      if (ctx.oidc.params?.authorization_details !== undefined)
        throw new errors.InvalidAuthorizationDetails('authorization_details is decided at authorization');
      return inEffect((token as { accountId: string }).accountId, token.clientId!);
    },
    authorizationDetailsForIntrospection: (_ctx, token) =>
      inEffect((token as { accountId: string }).accountId, token.clientId!),
  } satisfies RichAuthorizationRequestsActiveConfiguration;
}

/** Reads the limit that the `authorization_details` of a valid request ask for, in nano-units; null without one. */
export function requestedLimit(parameter: unknown): number | null {
  if (typeof parameter !== 'string') return null;
  const [detail] = JSON.parse(parameter) as SpendingDetail[];
  return detail ? parseAmount(detail.spend_per_month) : null;
}

function validate(ctx: KoaContextWithOIDC, detail: object, currency: string): void {
  const {
    type: _type,
    spend_per_month: amount,
    currency: named,
    ...unknown
  } = detail as Record<string, unknown>;
  if ((JSON.parse(String(ctx.oidc.params!.authorization_details)) as unknown[]).length > 1)
    reject(`authorization_details may contain one element of type ${SPENDING_DETAILS}`);
  const [field] = Object.keys(unknown);
  if (field !== undefined) reject(`unknown field of ${SPENDING_DETAILS}: ${field.slice(0, 40)}`);
  if (typeof amount !== 'string' || !parseAmount(amount))
    reject(
      'spend_per_month must be a string with an amount above 0 and up to 1000000, such as "5" or "2.50"',
    );
  if (named !== undefined && named !== currency) reject(`currency must be ${currency}`);
}

function reject(description: string): never {
  throw new errors.InvalidAuthorizationDetails(description);
}
