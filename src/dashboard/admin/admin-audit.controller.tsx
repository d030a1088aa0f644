import { Get, Query } from '@nestjs/common';
import { AUDIT_ACTIONS } from '../../audit/audit-event.js';
import { ANONYMOUS } from '../../audit/audit-origin.js';
import { AuditReader } from '../../audit/audit-reader.js';
import { auditPage } from '../account/audit-page-query.js';
import { EventTable } from '../account/event-table.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CursorPager } from '../frame/paging.js';
import { queryString } from '../frame/query-string.js';
import { Empty } from '../frame/parts.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { Filter } from '../history/history-page.js';
import { isUuid } from '../../common/validation/uuid.js';

const PATH = '/admin/audit';
const PAGE_SIZE = 50;

/** Administration → Audit log, with filters. */
@AdminController('audit')
export class AdminAuditController {
  constructor(private readonly audit: AuditReader) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const [action, actor, target] = [
      queryString(query.action),
      queryString(query.actor, 254),
      queryString(query.target),
    ];
    const account = isUuid(queryString(query.account)) ? queryString(query.account) : '';
    const filter = { action, actor, target, accountId: account };
    const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
    const { events, order, from, next } = await auditPage(this.audit, given, query, PAGE_SIZE);
    const head = await this.audit.head();
    const stays = { action, actor, target, account };
    return (
      <DashboardPage
        context={context}
        title="Audit log"
        lead="Every change, reveal and sign-in. The command audit:verify detects tampering."
      >
        <form method="get" action={PATH} class="filters" role="search">
          {account && <input type="hidden" name="account" value={account} />}
          <Filter label="Action" name="action" value={action} options={Object.entries(AUDIT_ACTIONS)} />
          <TextFilter label="Actor or IP address" name="actor" value={actor} />
          <TextFilter label="Target" name="target" value={target} />
          <button class="quiet">Find</button>
        </form>
        {events.length === 0 ? (
          <Empty>
            <p>Nothing matches.</p>
          </Empty>
        ) : (
          <EventTable
            caption="Audit log"
            events={events}
            sorting={{ order, path: PATH, query: stays }}
            nameOf={({ actorName, actorType }) =>
              actorName ?? (actorType === ANONYMOUS.type ? 'not signed in' : actorType)
            }
            showsAddress={() => true}
          />
        )}
        <details>
          <summary>Head of the log</summary>
          <p>
            <code>{head}</code>
          </p>
          <p class="soft">
            Store it elsewhere. Later, audit:verify --expect with this head checks whether the log still
            contains all events up to now.
          </p>
        </details>
        <CursorPager path={PATH} query={{ ...stays, sort: order }} from={from} next={next} />
      </DashboardPage>
    );
  }
}

function TextFilter({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input id={name} name={name} type="search" value={value} maxLength={254} />
    </div>
  );
}
