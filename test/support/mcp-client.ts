import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  StreamableHTTPClientTransport,
  type StreamableHTTPClientTransportOptions,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { call, type ApiResponse } from './http.js';

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
