import { UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  StreamableHTTPClientTransport,
  type StreamableHTTPClientTransportOptions,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Account } from '../../src/accounts/account.entity.js';
import { Browser } from './browser.js';
import { call, type ApiResponse } from './http.js';
import { authorize } from './oauth-flow.js';

/** The official client of MCP, connected to a service. */
export async function connectClient(
  url: string,
  options: StreamableHTTPClientTransportOptions,
): Promise<Client> {
  const client = new Client({ name: 'test client', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), options));
  return client;
}

/** The official client with an API key or access token. */
export function clientWith(url: string, key: string): Promise<Client> {
  return connectClient(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } });
}

/** Sends one message as a plain HTTP request. */
export function sendMessage(
  url: string,
  key: string | undefined,
  message: unknown,
  options: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<ApiResponse> {
  return call(url, 'POST', '/mcp', { ...(key !== undefined && { key }), body: message, ...options });
}

/** A message that calls a tool. */
export function toolCall(name: string, args: unknown = {}) {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
}

/** A client of MCP that asks a user for access, as the official SDK does. */
export class McpUserAgent implements OAuthClientProvider {
  /** Where the user is sent; undefined before. */
  authorizationUrl: URL | undefined;
  readonly redirectUrl: string;
  readonly clientMetadata: OAuthClientMetadata;
  readonly clientMetadataUrl?: string;
  private verifier = '';
  private known: OAuthTokens | undefined;
  private client: OAuthClientInformationMixed | undefined;

  /** `clientId`: of a registered app. `clientMetadataUrl`: where the client describes itself. */
  constructor(
    private readonly serviceUrl: string,
    {
      redirectUrl,
      ...client
    }: { redirectUrl: string; clientId?: string; clientMetadataUrl?: string; keepsRefreshToken?: boolean },
  ) {
    this.redirectUrl = redirectUrl;
    this.clientMetadata = { redirect_uris: [redirectUrl], client_name: 'test client' };
    if (client.clientMetadataUrl) this.clientMetadataUrl = client.clientMetadataUrl;
    if (client.clientId) this.client = { client_id: client.clientId };
    this.keepsRefreshToken = client.keepsRefreshToken ?? true;
  }
  private readonly keepsRefreshToken: boolean;

  clientInformation = () => this.client;
  saveClientInformation = (client: OAuthClientInformationMixed) => void (this.client = client);
  tokens = () => this.known;
  saveTokens({ refresh_token, ...tokens }: OAuthTokens) {
    this.known = { ...tokens, ...(this.keepsRefreshToken && refresh_token && { refresh_token }) };
  }
  redirectToAuthorization = (url: URL) => void (this.authorizationUrl = url);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;

  /** Connects; the user authorizes the client where the service asks for it. */
  async connect(account: Pick<Account, 'email'>): Promise<Client> {
    try {
      return await connectClient(this.serviceUrl, { authProvider: this });
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
      await this.authorize(account);
      return connectClient(this.serviceUrl, { authProvider: this });
    }
  }

  /** The user authorizes the client at the page that it asked for. */
  async authorize(account: Pick<Account, 'email'>): Promise<void> {
    const attempt = { url: this.authorizationUrl!, verifier: '', state: '' };
    const { url, html } = await authorize(new Browser(this.serviceUrl), attempt, account);
    const code = url.searchParams.get('code');
    if (!code) throw new Error(`no code at ${url.href} ${html}`);
    const transport = new StreamableHTTPClientTransport(new URL(`${this.serviceUrl}/mcp`), {
      authProvider: this,
    });
    await transport.finishAuth(code);
  }
}
