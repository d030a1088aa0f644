import { Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { AppError } from '../../common/errors/app-error.js';
import type { Reply, Request } from '../../common/http/request.js';
import { RequestValidationPipe } from '../../common/validation/request-validation.pipe.js';
import { CurrentCaller, type Caller } from '../../generation/caller.js';
import { GenerationService } from '../../generation/generation.service.js';
import { HistoryService } from '../../generation/history.service.js';
import { RefinementService } from '../../refinement/refinement.service.js';
import { fieldOf } from '../../web/form-body.js';
import { view } from '../../web/page-result.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { DashboardPrincipal } from '../frame/dashboard-principal.js';
import { orNotFound } from '../frame/not-found.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { PlaygroundAnswers } from './playground-answers.js';
import { toGenerateRequest, toRefineRequest } from './playground-form.js';
import { toShownResult, type ShownResult } from './playground-result.js';
import { PlaygroundView } from './playground-view.js';
import { StoredForms } from './stored-forms.js';

/**
 * Generating and refining in the browser. Works without scripts, and streams with them. They take the reply, because
 * rate-limit headers and the status of an error are set on it.
 */
@DashboardController('playground')
export class PlaygroundController {
  constructor(
    private readonly principals: DashboardPrincipal,
    private readonly answers: PlaygroundAnswers,
    private readonly generation: GenerationService,
    private readonly refinement: RefinementService,
    private readonly history: HistoryService,
    private readonly forms: StoredForms,
    private readonly pages: PlaygroundView,
    private readonly validation: RequestValidationPipe,
  ) {}

  /** Fills in the form from the query, or as it was when a text was written. */
  @Get()
  async show(@CurrentSession() context: SessionContext, @Req() { url }: Request) {
    const query = new URLSearchParams(url.split('?')[1]);
    const result = query.get('result');
    const typed = context.draft ?? (await this.storedForm(context, query)) ?? query;
    const id = result ?? typed.get('generation_id');
    const shown = id ? await this.find(context, id) : null;
    return this.pages.page(context, typed, shown);
  }

  @Post()
  @HttpCode(200)
  async write(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.answers.answer(
      { context, form, caller, request, reply },
      async (principal, own, stream) =>
        this.generation.generate(principal, await toGenerateRequest(this.validation, form, stream), own),
      async (id) => this.pages.page(context, form, await this.find(context, id)),
      async (error) => this.problem(context, form, null, error),
    );
  }

  @Post('refine')
  @HttpCode(200)
  async refine(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    // Check ownership before validating the rest of the form.
    const shown = await this.find(context, fieldOf(form, 'generation_id'));
    return this.answers.answer(
      { context, form, caller, request, reply },
      async (principal, own, stream) =>
        this.refinement.refine(principal, await toRefineRequest(this.validation, form, stream), own),
      async (id) => this.pages.page(context, form, await this.find(context, id)),
      async (error) => this.problem(context, form, shown, error),
    );
  }

  /** The form of the text that is shown, of the one to write again, or of an example; null if the query names none. */
  private async storedForm(context: SessionContext, query: URLSearchParams) {
    const [result, from, example] = ['result', 'from', 'example'].map((name) => query.get(name));
    const id = result ?? from;
    if (!id && !example) return null;
    const principal = await this.principals.of(context);
    if (!id) return this.forms.ofExample(principal, example!);
    const generation = await orNotFound(this.history.get(principal, id));
    return result
      ? this.forms.shownWith(principal, generation)
      : this.forms.writtenWith(principal, generation);
  }

  private async problem(
    context: SessionContext,
    form: URLSearchParams,
    shown: ShownResult | null,
    error: AppError,
  ) {
    const page = await this.pages.page(context, form, shown, error);
    return view(page, { status: error.status === 400 ? 422 : error.status });
  }

  private async find(context: SessionContext, id: string): Promise<ShownResult> {
    const principal = await this.principals.of(context);
    const generation = await orNotFound(this.history.get(principal, id));
    const origin = generation.refinedFrom && (await this.history.find(principal, generation.refinedFrom));
    return toShownResult(generation, origin || null);
  }
}
