import { Injectable, StreamableFile } from '@nestjs/common';
import { SessionsService } from '../../accounts/sessions.service.js';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError, toErrorEnvelope, type ErrorEnvelope } from '../../common/errors/error-envelope.js';
import { EVENT_STREAM_HEADERS } from '../../common/http/event-stream-headers.js';
import type { Reply, Request } from '../../common/http/request.js';
import type { Principal } from '../../common/http/principal.js';
import type { Caller } from '../../generation/caller.js';
import { PrincipalLimit } from '../../rate-limit/principal-limit.js';
import { fieldOf } from '../../web/form-body.js';
import type { PageResult } from '../../web/page-result.js';
import { pageHeaders } from '../../web/pages.js';
import { isUuid } from '../../common/validation/uuid.js';
import { DashboardPrincipal } from '../frame/dashboard-principal.js';
import type { SessionContext } from '../frame/session-context.js';

/** A posted form of the playground. */
interface PlaygroundSubmission {
  context: SessionContext;
  form: URLSearchParams;
  caller: Caller;
  request: Request;
  reply: Reply;
}

/** Responds to the playground's forms within the account's limits, with a stream for the page script or with a page. */
@Injectable()
export class PlaygroundAnswers {
  constructor(
    private readonly principals: DashboardPrincipal,
    private readonly limit: PrincipalLimit,
    private readonly sessions: SessionsService,
  ) {}

  async answer(
    submission: PlaygroundSubmission,
    produce: (
      principal: Principal,
      caller: Caller,
      isStreamed: boolean,
    ) => Promise<{ id: string } | StreamableFile>,
    show: (id: string) => Promise<PageResult>,
    showProblem: (error: AppError) => Promise<PageResult>,
  ): Promise<PageResult | StreamableFile | ErrorEnvelope['error']> {
    const { context, form, request, reply } = submission;
    const isStreamed = request.headers.accept === 'text/event-stream';
    try {
      const principal = await this.principals.of(context);
      request.principal = principal;
      await this.limit.admit(request, reply, principal);
      // Without the script, a form can be submitted twice; its id makes both requests one generation.
      const id = fieldOf(form, 'id');
      const idempotencyKey = !isStreamed && isUuid(id) ? `dashboard:${id}` : null;
      const checkSession = () => this.assertSignedIn(context);
      const answer = await produce(
        principal,
        { ...submission.caller, credential: null, idempotencyKey, checkSession },
        isStreamed,
      );
      if (answer instanceof StreamableFile) {
        void reply.headers({ ...pageHeaders(), ...EVENT_STREAM_HEADERS });
        return answer;
      }
      return await show(answer.id);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.reason === 'internal' || error.reason === 'storage_unavailable') throw thrown;
      if (error.retryAfterSeconds) void reply.header('retry-after', String(error.retryAfterSeconds));
      if (!isStreamed) return await showProblem(error);
      void reply.status(error.status);
      return toErrorEnvelope(error, request.id).error;
    }
  }

  /** Rejects once the session has ended or the account is suspended or deleted. */
  private async assertSignedIn({ sessionId }: SessionContext): Promise<void> {
    if (await this.sessions.find(sessionId)) return;
    throw new AppError('invalid_credential', 'You have been signed out. Sign in again to continue.');
  }
}
