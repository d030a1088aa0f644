import { Get, Param, Post, Query } from '@nestjs/common';
import { parseGenerationId } from '../../generation/generation-id.js';
import { GenerationDetails } from '../../generation/generation-details.js';
import { HistoryService } from '../../generation/history.service.js';
import { TextSearch } from '../../search/text-search.js';
import { TemplatesService } from '../../template-library/templates.service.js';
import { redirect } from '../../web/page-result.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { DashboardPrincipal } from '../frame/dashboard-principal.js';
import { orNotFound } from '../frame/not-found.js';
import { readSortOrder } from '../frame/sort-order.js';
import { queryString } from '../frame/query-string.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { templateChoices } from '../templates/template-choices.js';
import { HistoryPage } from './history-page.js';
import { HISTORY_ORDERS, HISTORY_SOURCES, HistorySearch, type HistorySource } from './history-search.js';
import { RecordPage } from './record-page.js';
import { titleOf } from './text-title.js';

/** The history: searching texts, showing them with their refinements, and deleting them. */
@DashboardController('history')
export class HistoryPagesController {
  constructor(
    private readonly search: HistorySearch,
    private readonly texts: TextSearch,
    private readonly details: GenerationDetails,
    private readonly history: HistoryService,
    private readonly principals: DashboardPrincipal,
    private readonly templates: TemplatesService,
  ) {}

  @Get()
  async list(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const source = queryString(query.source);
    const filter = {
      accountId: context.account.id,
      words: queryString(query.q),
      template: queryString(query.template),
      source: Object.hasOwn(HISTORY_SOURCES, source) ? (source as HistorySource) : ('' as const),
      order: readSortOrder(query.sort, HISTORY_ORDERS),
      from: parseGenerationId(queryString(query.from)),
    };
    const found = await this.search.page(filter);
    const lag = await this.texts.lag();
    const templates = [
      ...templateChoices(await this.templates.all(context.account.id)),
      ['refine', 'Refinements'] as const,
    ];
    const notice = query.done === 'deleted' ? 'Text deleted. Usage figures are kept.' : null;
    return HistoryPage({ context, found, filter, lag, templates, notice });
  }

  @Get(':id')
  async show(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const generation = await this.find(context, id);
    const stored = await this.details.inputsOf(await this.principals.of(context), generation.id);
    const chain = await this.search.chain(context.account.id, generation.id);
    return RecordPage({ context, generation, stored, chain });
  }

  @Get(':id/delete')
  async deletionPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const { content } = await this.find(context, id);
    return ConfirmPage({
      context,
      title: 'Delete this text?',
      subject: titleOf(content),
      action: `/history/${id}/delete`,
      verb: 'Delete permanently',
      back: `/history/${id}`,
      children:
        'The text is deleted for you, your keys and your apps. Its tokens still count in the usage figures.',
    });
  }

  @Post(':id/delete')
  async delete(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const principal = await this.principals.of(context);
    await orNotFound(this.history.delete(principal, id));
    return redirect('/history?done=deleted');
  }

  private async find(context: SessionContext, id: string) {
    const principal = await this.principals.of(context);
    return orNotFound(this.history.get(principal, id));
  }
}
