import { Injectable, StreamableFile } from '@nestjs/common';
import { SessionsService } from '../../accounts/sessions.service.js';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError, toErrorEnvelope } from '../../common/errors/error-envelope.js';
import { EVENT_STREAM_HEADERS } from '../../common/http/event-stream-headers.js';
import type { Reply, Request } from '../../common/http/request.js';
import type { Principal } from '../../common/http/principal.js';
import type { Caller } from '../../generation/caller.js';
import { PrincipalLimit } from '../../rate-limit/principal-limit.js';
import { fieldOf } from '../../web/form-body.js';
import { pageHeaders, sendOn } from '../../web/pages.js';
import { isUuid } from '../keys/key-form.js';
import { notFound } from '../keys/owned-keys.js';
import type { Visit } from '../frame/visit.js';
import { DashboardPrincipal } from './dashboard-principal.js';

/** A form of the playground on its way to an answer. */
interface Order {
  visit: Visit;
  form: URLSearchParams;
  caller: Caller;
  request: Request;
  reply: Reply;
}

/** Answers the playground's forms: a stream for our script, else a page; within the account's limits. */
@Injectable()
export class PlaygroundAnswers {
  constructor(
    private readonly principals: DashboardPrincipal,
    private readonly limit: PrincipalLimit,
    private readonly sessions: SessionsService,
  ) {}

  async answer(
    order: Order,
    produce: (
      principal: Principal,
      caller: Caller,
      isStreamed: boolean,
    ) => Promise<{ id: string } | StreamableFile>,
    showProblem: (error: AppError) => void,
  ) {
    const { visit, form, request, reply } = order;
    const isStreamed = request.headers.accept === 'text/event-stream';
    try {
      const principal = await this.principals.of(visit);
      request.principal = principal;
      await this.limit.admit(request, reply, principal);
      // Without script nothing keeps a form from being sent twice: its id makes that one text all the same.
      const id = fieldOf(form, 'id');
      const idempotencyKey = !isStreamed && isUuid(id) ? `dashboard:${id}` : null;
      const checkSession = () => this.assertSignedIn(visit);
      const answer = await produce(
        principal,
        { ...order.caller, authorization: null, idempotencyKey, checkSession },
        isStreamed,
      );
      if (answer instanceof StreamableFile) return this.stream(reply, answer);
      return sendOn(reply, `/playground?result=${answer.id}`);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.reason === 'internal' || error.reason === 'storage_unavailable') throw thrown;
      if (error.retryAfterSeconds) void reply.header('retry-after', String(error.retryAfterSeconds));
      if (!isStreamed) return showProblem(error);
      return reply.status(error.status).send(toErrorEnvelope(error, request.id).error);
    }
  }

  /** What is somebody else's, or not there, is a page that is not there. */
  async orNotFound<Found>(search: Promise<Found>): Promise<Found> {
    try {
      return await search;
    } catch (error) {
      if (error instanceof AppError && error.reason === 'not_found') throw notFound();
      throw error;
    }
  }

  /** Rejects once the session has ended or the account is suspended or deleted. */
  private async assertSignedIn({ sessionId }: Visit): Promise<void> {
    if (await this.sessions.find(sessionId)) return;
    throw new AppError('invalid_credential', 'You have been signed out. Sign in again to continue.');
  }

  private stream(reply: Reply, stream: StreamableFile) {
    void reply.headers({ ...pageHeaders(), ...EVENT_STREAM_HEADERS }).send(stream.getStream());
  }
}
