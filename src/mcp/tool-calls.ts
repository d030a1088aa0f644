import { Injectable } from '@nestjs/common';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { isAbort, toAppError, toErrorEnvelope } from '../common/errors/error-envelope.js';
import type { Principal } from '../common/http/principal.js';
import { Log } from '../common/logging/log.js';
import { RequestValidationPipe } from '../common/validation/request-validation.pipe.js';
import type { HttpCaller } from '../generation/caller.js';
import type { Tool } from './tool.js';

/** Calls tools. A call that fails has a result too, which tells the model what to change. */
@Injectable()
export class ToolCalls {
  constructor(
    private readonly validation: RequestValidationPipe,
    private readonly log: Log,
  ) {}

  /** Validates the arguments like the body of a request and calls the tool; never rejects. */
  async call(
    tool: Tool,
    given: unknown,
    { principal, caller }: { principal: Principal; caller: HttpCaller },
  ): Promise<CallToolResult> {
    try {
      const metadata = { type: 'body', metatype: tool.input } as const;
      const input = (await this.validation.transform(given, metadata)) as object;
      return toResult(await tool.call(principal, input, caller));
    } catch (error) {
      return this.failed(error, tool, caller);
    }
  }

  private failed(thrown: unknown, tool: Tool, { requestId, response }: HttpCaller): CallToolResult {
    const error = toAppError(thrown);
    // A client that has aborted its call receives no result.
    if (!isAbort(thrown)) {
      response.noteFailure(error);
      if (error.status >= 500) {
        const { reason, cause } = error;
        this.log.error({ requestId, reason, tool: tool.name, err: cause ?? error }, 'tool failed');
      }
    }
    return { ...toResult({ error: toErrorEnvelope(error, requestId).error }), isError: true };
  }
}

/** Clients that do not know structured content read the same as text. */
function toResult(content: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(content) }],
    structuredContent: content as Record<string, unknown>,
  };
}
