import { Injectable } from '@nestjs/common';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js';
import {
  ErrorCode,
  ListToolsRequestSchema,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Principal } from '../common/http/principal.js';
import { SERVICE_VERSION } from '../common/http/service-version.js';
import { resourceUrl } from '../common/http/resources.js';
import { Config } from '../config/config.js';
import type { HttpCaller } from '../generation/caller.js';
import { argumentsOf, calledTool } from './json-rpc.js';
import { readMessage } from './read-message.js';
import { ToolCalls } from './tool-calls.js';
import { ToolCatalogue } from './tool-catalogue.js';
import { inputSchema, outputSchema } from './tool-schemas.js';
import type { Tool } from './tool.js';

/** Shared, because a new one takes 0.3 ms. */
const VALIDATOR = new AjvJsonSchemaValidator();
const INSTRUCTIONS =
  'Copydesk writes and improves texts. Use generate for a new text and refine to change one. list_templates lists the available templates.';

// The SDK checks the parameters itself, and then responds with -32602 instead of -32603.
const TOOL_CALL = z.object({ method: z.literal('tools/call'), params: z.unknown().optional() });

/** Who sends a message. */
interface Sender {
  principal: Principal;
  caller: HttpCaller;
  /** The `MCP-Protocol-Version` header. */
  protocolVersion: string | undefined;
}

/**
 * Responds to messages of the Model Context Protocol with its SDK. Stateless: each message has a server of its own, so any
 * process can respond to any message, and nothing is kept between two of them.
 */
@Injectable()
export class McpServer {
  private readonly info = { name: 'copydesk', title: 'Copydesk', version: SERVICE_VERSION };
  private readonly url: string;
  private readonly listed: Map<string, ListedTool>;

  constructor(
    private readonly catalogue: ToolCatalogue,
    private readonly calls: ToolCalls,
    config: Config,
  ) {
    this.url = resourceUrl(config.publicUrl, 'mcp');
    this.listed = new Map(catalogue.all().map((tool) => [tool.name, toListedTool(tool)]));
  }

  /** Responds to one message: with JSON, or with 202 and no body to a notification. Throws for what is no message. */
  async respond(body: unknown, sender: Sender): Promise<Response> {
    const message = readMessage(body);
    const server = this.createServer(message, sender);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const request = new Request(this.url, { method: 'POST', headers: headersOf(sender) });
      return await inPlainWords(await transport.handleRequest(request, { parsedBody: message }));
    } finally {
      await server.close();
    }
  }

  private createServer(message: unknown, sender: Sender): Server {
    const server = new Server(this.info, {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator: VALIDATOR,
    });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: this.list(sender.principal) }));
    server.setRequestHandler(TOOL_CALL, () => {
      const tool = this.catalogue.find(calledTool(message));
      if (!tool) throw invalidParams('Unknown tool. tools/list lists the tools.');
      return this.calls.call(tool, argumentsOf(message), sender);
    });
    return server;
  }

  /**
   * Lists all tools to an app, which learns from the 403 of a call which scope to ask the user for. A key never gets other
   * scopes, so it sees only the tools that it can call.
   */
  private list({ credential }: Principal): ListedTool[] {
    const tools = this.catalogue
      .all()
      .filter(({ scope }) => credential.type === 'oauth_token' || credential.scopes.has(scope));
    return tools.map(({ name }) => this.listed.get(name)!);
  }
}

function toListedTool({ name, title, description, writesText, input, output }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: inputSchema(input),
    outputSchema: outputSchema(output),
    annotations: { readOnlyHint: !writesText, destructiveHint: false, openWorldHint: false },
  };
}

// The response is JSON whatever `Accept` says, as in the API. The transport requires both types.
function headersOf({ protocolVersion }: Sender): Record<string, string> {
  return {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    ...(protocolVersion !== undefined && { 'mcp-protocol-version': protocolVersion }),
  };
}

// The message of an `McpError` would begin with its code.
function invalidParams(message: string): Error {
  return Object.assign(new Error(message), { code: ErrorCode.InvalidParams });
}

/** The SDK calls parameters that it does not expect an internal error, with the output of its validator as the message. */
async function inPlainWords(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  if (!text.includes('"error"')) return new Response(text === '' ? null : text, { status, headers });
  const { error, ...rest } = JSON.parse(text) as { error?: { code: number; message: string } };
  if (!error?.message.includes('[\n')) return new Response(text, { status, headers });
  const plain = { code: ErrorCode.InvalidParams, message: 'Invalid parameters.' };
  return new Response(JSON.stringify({ ...rest, error: plain }), { status, headers });
}
