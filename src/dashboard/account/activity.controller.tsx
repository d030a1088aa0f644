import { Get, Query, Res } from '@nestjs/common';
import { AuditReader } from '../../audit/audit-reader.js';
import type { ChainedEvent } from '../../audit/audit-event.js';
import type { Reply } from '../../common/http.js';
import { sendPage } from '../../web/pages.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
import { EventTable } from './event-table.js';

const PAGE_SIZE = 30;
const PATH = '/settings/activity';

/** Account Settings → Activity: the account's own part of the audit log. */
@DashboardController('settings/activity')
export class ActivityController {
  constructor(private readonly audit: AuditReader) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query('before') before: unknown) {
    const accountId = visit.account.id;
    const found = await this.audit.list({ accountId, before: sequenceOf(before), limit: PAGE_SIZE + 1 });
    const events = found.slice(0, PAGE_SIZE);
    // Who of the operator's people did something, and from where, is not the owner's business.
    const isOwn = ({ origin: { actor } }: ChainedEvent) => actor.type === 'nobody' || actor.id === accountId;
    const nameOf = (event: ChainedEvent) =>
      event.origin.actor.type === 'nobody' ? 'somebody' : isOwn(event) ? 'you' : 'the operator';
    const page = (
      <DashboardPage
        visit={visit}
        title="Activity"
        lead="What happened to your account, newest first. Nobody can change this list."
      >
        <EventTable caption="Your activity" events={events} nameOf={nameOf} showsAddress={isOwn} />
        {found.length > PAGE_SIZE && (
          <nav class="pager" aria-label="Pages">
            <a href={PATH}>Newest</a>
            <a href={`${PATH}?before=${events.at(-1)!.seq}`}>Older</a>
          </nav>
        )}
      </DashboardPage>
    );
    return sendPage(reply, page);
  }
}

/** The number of an event in a query; undefined where it is none. */
export function sequenceOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
