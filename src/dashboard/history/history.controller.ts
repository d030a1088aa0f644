import { Get, Param, Post, Query } from '@nestjs/common';
import { parseGenerationId } from '../../generation/generation-id.js';
import { HistoryService } from '../../generation/history.service.js';
import { TemplatesService } from '../../templates/templates.service.js';
import { redirect } from '../../web/page-result.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { orderOf } from '../frame/ordering.js';
import { textIn } from '../frame/paging.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
import { DashboardPrincipal } from '../playground/dashboard-principal.js';
import { PlaygroundAnswers } from '../playground/playground-answers.js';
import { HistoryPage } from './history-page.js';
import { HISTORY_ORDERS, HISTORY_SOURCES, HistorySearch, type HistorySource } from './history-search.js';
import { RecordPage } from './record-page.js';

/** What was written: found again, followed through its refinements, deleted. */
@DashboardController('history')
export class HistoryPagesController {
  constructor(
    private readonly search: HistorySearch,
    private readonly history: HistoryService,
    private readonly principals: DashboardPrincipal,
    private readonly answers: PlaygroundAnswers,
    private readonly templates: TemplatesService,
  ) {}

  @Get()
  async list(@CurrentVisit() visit: Visit, @Query() query: Record<string, unknown>) {
    const source = textIn(query.source);
    const filter = {
      accountId: visit.account.id,
      search: textIn(query.search, 100),
      template: textIn(query.template),
      source: Object.hasOwn(HISTORY_SOURCES, source) ? (source as HistorySource) : ('' as const),
      order: orderOf(query.sort, HISTORY_ORDERS),
      from: parseGenerationId(textIn(query.from)),
    };
    const found = await this.search.page(filter);
    const templates = [
      ...this.templates.all().map(({ id, name }) => [id, name] as const),
      ['refine', 'Refinements'] as const,
    ];
    const notice = query.done === 'deleted' ? 'The text is deleted. Usage figures stay.' : null;
    return HistoryPage({ visit, found, filter, templates, notice });
  }

  @Get(':id')
  async show(@CurrentVisit() visit: Visit, @Param('id') id: string) {
    const generation = await this.find(visit, id);
    const chain = await this.search.chain(visit.account.id, generation.id);
    return RecordPage({ visit, generation, chain });
  }

  @Get(':id/delete')
  async askToDelete(@CurrentVisit() visit: Visit, @Param('id') id: string) {
    await this.find(visit, id);
    const page = ConfirmPage({
      visit,
      title: 'Delete this text?',
      action: `/history/${id}/delete`,
      verb: 'Delete it for good',
      back: `/history/${id}`,
      children: 'It is gone for you and for every app and key of yours. What it cost stays in the usage.',
    });
    return page;
  }

  @Post(':id/delete')
  async delete(@CurrentVisit() visit: Visit, @Param('id') id: string) {
    const principal = await this.principals.of(visit);
    await this.answers.orNotFound(this.history.delete(principal, id));
    return redirect('/history?done=deleted');
  }

  private async find(visit: Visit, id: string) {
    const principal = await this.principals.of(visit);
    return this.answers.orNotFound(this.history.get(principal, id));
  }
}
