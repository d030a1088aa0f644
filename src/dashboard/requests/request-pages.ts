import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { RejectedRequestsReader } from '../../request-log/rejected-requests-reader.js';
import { RequestLogReader } from '../../request-log/request-log-reader.js';
import { PageError } from '../../web/page-error.js';
import { PAGE_SIZE } from '../frame/paging.js';
import { queryString } from '../frame/query-string.js';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';
import { toEvents } from './live-events.js';
import { LiveRequests } from './live-requests.js';
import { RequestListPage } from './request-list-page.js';
import { RequestPage } from './request-page.js';
import { readRequestQuery, toRequestFilter } from './request-query.js';
import { RequestSourceList } from './request-sources.js';
import { writeCsv } from './requests-csv.js';

/** A page that is closed makes room at once. */
const RETRY_SECONDS = 1;

/** Whose calls are shown: those of an account, or of all accounts if it is null. */
interface Shown {
  context: SessionContext;
  accountId: string | null;
}

/** The pages, the export and the live updates of the request log, for an account and for the administration. */
@Injectable()
export class RequestPages {
  constructor(
    private readonly log: RequestLogReader,
    private readonly rejected: RejectedRequestsReader,
    private readonly sources: RequestSourceList,
    private readonly live: LiveRequests,
    private readonly config: Config,
  ) {}

  async list({ context, accountId }: Shown, parameters: Record<string, unknown>) {
    const query = readRequestQuery(parameters);
    const given = queryString(parameters.from);
    const from = isUuid(given) ? given : '';
    const filter = { ...toRequestFilter(query, accountId), ...(from && { before: from }) };
    return RequestListPage({
      context,
      path: accountId === null ? '/admin/requests' : '/requests',
      query,
      sources: await this.sources.find(accountId),
      found: await this.log.page(filter, PAGE_SIZE),
      from,
      rejected: query.id ? await this.rejected.find(query.id, accountId) : [],
      isAdministration: accountId === null,
      days: this.config.requestLogDays,
    });
  }

  /** Throws a `PageError` (404) for calls that do not exist or belong to another account. */
  async show({ context, accountId }: Shown, id: string) {
    const call = isUuid(id) ? await this.log.find(id, accountId) : null;
    if (!call) throw notFound();
    return RequestPage({ context, call, isAdministration: accountId === null });
  }

  export({ accountId }: Shown, parameters: Record<string, unknown>): StreamableFile {
    const filter = toRequestFilter(readRequestQuery(parameters), accountId);
    return new StreamableFile(Readable.from(writeCsv(this.log, filter)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="requests.csv"',
    });
  }

  /** Streams new calls until `gone` is aborted. */
  follow(
    { context, accountId }: Shown,
    parameters: Record<string, unknown>,
    gone: AbortSignal,
  ): StreamableFile {
    const { sessionId } = context;
    if (!this.live.hasRoom(sessionId))
      throw new PageError(429, 'Too many open pages', 'Close other pages with live requests.', RETRY_SECONDS);
    const filter = toRequestFilter(readRequestQuery(parameters), accountId);
    const isAdministration = accountId === null;
    const calls = this.live.follow({ sessionId, isAdministration, filter, signal: gone });
    return new StreamableFile(Readable.from(toEvents(calls, isAdministration)));
  }
}
