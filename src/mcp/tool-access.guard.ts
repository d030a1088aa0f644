import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ScopeUses } from '../api-keys/scope-uses.js';
import { insufficientScope } from '../common/http/insufficient-scope.js';
import type { Credential } from '../common/http/principal.js';
import { replyOf, requestOf } from '../common/http/request.js';
import type { Scope } from '../common/http/scopes.js';
import { Config } from '../config/config.js';
import { ConcurrencyLimit } from '../rate-limit/concurrency-limit.js';
import { calledTool } from './json-rpc.js';
import { TOOL_SCOPES, ToolCatalogue } from './tool-catalogue.js';
import type { Tool } from './tool.js';

/**
 * Checks what only the body of a request shows: that the credential has the scope of the tool, and, if the tool writes a
 * text, that its concurrency limit leaves a slot. The global guards have authenticated and counted the request.
 */
@Injectable()
export class ToolAccessGuard implements CanActivate {
  constructor(
    private readonly catalogue: ToolCatalogue,
    private readonly concurrency: ConcurrencyLimit,
    private readonly scopeUses: ScopeUses,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const principal = request.principal!;
    const tool = this.catalogue.find(calledTool(request.body));
    // Other messages need no scope of their own, and an unknown tool is an error of JSON-RPC.
    if (!tool) return true;
    this.checkScope(principal.credential, tool);
    if (!tool.writesText) return true;
    await this.concurrency.hold(request, replyOf(context), principal);
    await this.concurrency.claimWithoutCounting(request);
    return true;
  }

  private checkScope(credential: Credential, { scope }: Tool) {
    if (!credential.scopes.has(scope))
      throw insufficientScope(scope, this.config.publicUrl, 'mcp', keptScopes(credential));
    this.scopeUses.note(credential, scope);
  }
}

/**
 * The scopes that a client asks for again when it asks for another one. Clients request exactly what the challenge names,
 * and their new token would lose the others. The scopes of a key are not requested.
 */
function keptScopes({ type, scopes }: Credential): Scope[] {
  return type === 'oauth_token' ? TOOL_SCOPES.filter((scope) => scopes.has(scope)) : [];
}
