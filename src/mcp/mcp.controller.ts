import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  Post,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import {
  BelongsTo,
  ChallengeWith,
  CurrentPrincipal,
  Public,
  RequireAnyScope,
} from '../common/http/access.js';
import type { Principal } from '../common/http/principal.js';
import type { Reply } from '../common/http/request.js';
import { DEFAULT_SCOPES } from '../common/http/scopes.js';
import { CurrentCaller, type HttpCaller } from '../generation/caller.js';
import { jsonRpcError } from './json-rpc.js';
import { McpErrorFilter } from './mcp-error.filter.js';
import { McpServer } from './mcp-server.js';
import { OriginGuard } from './origin.guard.js';
import { ToolAccessGuard } from './tool-access.guard.js';
import { TOOL_SCOPES } from './tool-catalogue.js';

const NOT_ALLOWED = jsonRpcError(-32000, 'Method not allowed: send messages with POST.');

/** The endpoint of the Model Context Protocol (streamable HTTP). Without sessions and event streams, it takes POST only. */
@Controller('mcp')
@BelongsTo('mcp')
@UseFilters(McpErrorFilter)
export class McpController {
  constructor(private readonly server: McpServer) {}

  // The SDK decides the status: with 202, there is no body. Clients ask for the scopes of their first challenge once, and
  // many never for others, so it names what the tools of a new key need.
  @Post()
  @ChallengeWith(...DEFAULT_SCOPES)
  @RequireAnyScope(...TOOL_SCOPES)
  @UseGuards(OriginGuard, ToolAccessGuard)
  async receive(
    @CurrentPrincipal() principal: Principal,
    @Body() message: unknown,
    @CurrentCaller() caller: HttpCaller,
    @Headers('mcp-protocol-version') protocolVersion: string | undefined,
    @Res() reply: Reply,
  ) {
    const response = await this.server.respond(message, { principal, caller, protocolVersion });
    void reply.status(response.status).headers(Object.fromEntries(response.headers));
    await reply.send(await response.text());
  }

  /** Clients ask for a stream of notifications; the server has none. */
  @Public()
  @Get()
  @HttpCode(405)
  @Header('allow', 'POST')
  openStream() {
    return NOT_ALLOWED;
  }

  /** Clients end their session; the server has none. */
  @Public()
  @Delete()
  @HttpCode(405)
  @Header('allow', 'POST')
  endSession() {
    return NOT_ALLOWED;
  }
}
