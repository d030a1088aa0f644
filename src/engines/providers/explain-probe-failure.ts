import { APICallError } from '@ai-sdk/provider';
import { providerSettings } from '../../config/model-providers.js';
import type { RemoteModelSpec } from '../../config/model-specs.js';
import type { FailureKind } from '../chain/engine-failure.js';
import { classifyUpstreamFailure } from './classify-upstream-failure.js';
import { parseJson } from './parse-json.js';

/** Why a connection failed, by Node.js error code. */
const CONNECTION_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection. Check that the server is running and that the port is right.',
  ENOTFOUND: 'has a host name that cannot be resolved.',
  EAI_AGAIN: 'has a host name that cannot be resolved.',
  ECONNRESET: 'closed the connection without a response.',
  UND_ERR_SOCKET: 'closed the connection without a response.',
  UND_ERR_CONNECT_TIMEOUT: 'does not respond.',
  ETIMEDOUT: 'does not respond.',
  EHOSTUNREACH: 'cannot be reached.',
  ENETUNREACH: 'cannot be reached.',
};

const STARTS_AS_HTML = /^\s*<(?:!doctype|html|head|body|h1)/i;

/** Why a model did not respond, and the setting to correct; null if it is none of them. */
export interface ProbeFailure {
  problem: string;
  field: 'api_key' | 'base_url' | 'name' | null;
}

/**
 * Returns one sentence that says why a model did not respond and what to correct. It can contain the base URL, but
 * never the key or text from the provider.
 */
export function explainProbeFailure(error: unknown, spec: RemoteModelSpec): ProbeFailure {
  const address = `The address ${spec.baseUrl ?? providerSettings(spec.provider).baseUrl}`;
  if (!APICallError.isInstance(error)) return ofAddress(`${address} does not respond like a model API.`);
  const { statusCode, responseBody = '' } = error;
  if (statusCode === undefined) return ofAddress(explainConnection(error, address));
  if (statusCode >= 300 && statusCode < 400)
    return ofAddress(
      `${address} redirects (status ${statusCode}). Redirects are not followed; use the final address.`,
    );
  if (STARTS_AS_HTML.test(responseBody))
    return ofAddress(`${address} responds with an HTML page, not like a model API.`);
  if (statusCode < 300) return ofAddress(`${address} does not respond like a model API.`);
  return explainRejection(classifyUpstreamFailure(error).kind, {
    ...spec,
    statusCode,
    responseBody,
    address,
  });
}

interface RejectedProbe extends RemoteModelSpec {
  statusCode: number;
  responseBody: string;
  address: string;
}

function explainRejection(kind: FailureKind, rejected: RejectedProbe): ProbeFailure {
  const { provider, apiKey, model, statusCode, responseBody, address } = rejected;
  const { label } = providerSettings(provider);
  switch (kind) {
    case 'auth':
      return ofKey(
        apiKey
          ? `The key is rejected (status ${statusCode}). Check that it belongs to ${label} and has not been revoked.`
          : `${address} requires a key (status ${statusCode}).`,
      );
    case 'not_found':
      return parseJson(responseBody) !== null
        ? unknownModel(address, model)
        : ofAddress(`${address} has no model API at this path (status ${statusCode}). Check the base URL.`);
    case 'quota':
      return ofKey('The key is valid, but its account has no credit left.');
    case 'rate_limit':
      return ofKey('The key is valid, but its rate limit is exhausted. Try again in a moment.');
    default:
      return namesNoSuchModel(responseBody, model)
        ? unknownModel(address, model)
        : { field: null, problem: `The request is rejected with status ${statusCode}.` };
  }
}

function ofAddress(problem: string): ProbeFailure {
  return { field: 'base_url', problem };
}

function ofKey(problem: string): ProbeFailure {
  return { field: 'api_key', problem };
}

function unknownModel(address: string, model: string): ProbeFailure {
  return { field: 'name', problem: `${address} has no model called ${model}.` };
}

function explainConnection(error: APICallError, address: string): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as NodeJS.ErrnoException).code ?? '');
    const problem = CONNECTION_PROBLEMS[code];
    if (problem) return `${address} ${problem}`;
    if (/CERT|TLS|SSL|SELF_SIGNED/.test(code))
      return `${address} has a TLS certificate that is not trusted (${code}).`;
  }
  return `${address} cannot be reached.`;
}

/** Some providers return 400 for an unknown model name. */
function namesNoSuchModel(body: string, model: string): boolean {
  return (
    body.includes(model) && /not (?:found|exist|supported|available)|invalid model|unknown model/i.test(body)
  );
}
