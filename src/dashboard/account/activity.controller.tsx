import { Get, Query } from '@nestjs/common';
import { ANONYMOUS } from '../../audit/audit-origin.js';
import { AuditReader } from '../../audit/audit-reader.js';
import type { StoredAuditEvent } from '../../audit/audit-event.entity.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CursorPager } from '../frame/paging.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { auditPage } from './audit-page-query.js';
import { EventTable } from './event-table.js';

const PAGE_SIZE = 30;
const PATH = '/settings/activity';

const isAnonymous = ({ actorType }: StoredAuditEvent) => actorType === ANONYMOUS.type;
const isApp = ({ actorType }: StoredAuditEvent) => actorType === 'app';

/** Account settings → Activity: the account's own part of the audit log. */
@DashboardController('settings/activity')
export class ActivityController {
  constructor(private readonly audit: AuditReader) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const accountId = context.account.id;
    const { events, order, from, next } = await auditPage(this.audit, { accountId }, query, PAGE_SIZE);
    // The owner does not see which administrator acted, nor from where.
    const isOwn = (event: StoredAuditEvent) => isAnonymous(event) || event.actorId === accountId;
    const nameOf = (event: StoredAuditEvent) => {
      if (isApp(event)) return `the app ${event.actorName}`;
      return isAnonymous(event) ? 'not signed in' : isOwn(event) ? 'you' : 'the operator';
    };
    return (
      <DashboardPage
        context={context}
        title="Activity"
        lead="Security events of your account. They cannot be edited or deleted."
      >
        <EventTable
          caption="Your activity"
          events={events}
          sorting={{ order, path: PATH }}
          nameOf={nameOf}
          showsAddress={(event) => isOwn(event) || isApp(event)}
        />
        <CursorPager path={PATH} query={{ sort: order }} from={from} next={next} />
      </DashboardPage>
    );
  }
}
