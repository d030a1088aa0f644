import { randomUUID } from 'node:crypto';
import { Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { AppError } from '../../common/errors/app-error.js';
import type { Reply, Request } from '../../common/http/request.js';
import { RequestValidationPipe } from '../../common/validation/request-validation.pipe.js';
import { CurrentCaller, type Caller } from '../../generation/caller.js';
import { GenerationService } from '../../generation/generation.service.js';
import { GenerationDetails } from '../../generation/generation-details.js';
import { HistoryService } from '../../generation/history.service.js';
import { RefinementService } from '../../refinement/refinement.service.js';
import { fieldOf } from '../../web/form-body.js';
import { view } from '../../web/page-result.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/paging.js';
import { CurrentForm, CurrentSession, type SessionContext } from '../frame/session-context.js';
import { DashboardPrincipal } from './dashboard-principal.js';
import { PlaygroundAnswers } from './playground-answers.js';
import { readPlaygroundForm, toGenerateRequest, toRefineRequest } from './playground-form.js';
import type { ShownResult } from './playground-result.js';
import { PlaygroundView } from './playground-view.js';
import { canRunAgain, formOf } from './run-again.js';

/**
 * Generating and refining in the browser. Works without scripts, and streams with them. The handlers take `@Res()`,
 * because a stream is written to the reply as it arrives; otherwise they return a page.
 */
@DashboardController('playground')
export class PlaygroundController {
  constructor(
    private readonly principals: DashboardPrincipal,
    private readonly answers: PlaygroundAnswers,
    private readonly generation: GenerationService,
    private readonly refinement: RefinementService,
    private readonly history: HistoryService,
    private readonly details: GenerationDetails,
    private readonly pages: PlaygroundView,
    private readonly validation: RequestValidationPipe,
  ) {}

  @Get()
  async show(
    @CurrentSession() context: SessionContext,
    @Query('result') result: unknown,
    @Query('from') from: unknown,
  ) {
    const stored = queryString(from) ? await this.storedForm(context, queryString(from)) : null;
    const typed = context.draft ?? stored ?? new URLSearchParams();
    const id = queryString(result) || stored?.get('generation_id');
    const shown = id ? await this.find(context, id) : null;
    // With a result, a restored draft comes from the refine form.
    const instructions = shown && typed.get('instructions');
    const model = typed.get('model') ?? '';
    return this.pages.page(
      context,
      typed,
      shown && { ...shown, ...(instructions && { instructions, model }) },
    );
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
    const submission = { context, form, caller, request, reply };
    return this.answers.answer(
      submission,
      async (principal, own, stream) => {
        const request = await toGenerateRequest(this.validation, readPlaygroundForm(form), stream);
        return this.generation.generate(principal, request, own);
      },
      async (error) =>
        view(await this.pages.page(context, form, null, error.message), { status: statusOf(error) }),
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
    const submission = { context, form, caller, request, reply };
    return this.answers.answer(
      submission,
      async (principal, own, stream) => {
        const request = await toRefineRequest(this.validation, form, stream);
        return this.refinement.refine(principal, request, own);
      },
      async (error) => {
        const [instructions, model] = [fieldOf(form, 'instructions'), fieldOf(form, 'model')];
        const result = { ...shown, instructions, model, problem: error.message };
        return view(await this.pages.page(context, new URLSearchParams(), result), {
          status: statusOf(error),
        });
      },
    );
  }

  /** The form that a text was written with; empty if its inputs are not kept. */
  private async storedForm(context: SessionContext, id: string): Promise<URLSearchParams> {
    const principal = await this.principals.of(context);
    const generation = await this.answers.orNotFound(this.history.get(principal, id));
    const { inputs } = await this.details.inputsOf(principal, generation.id);
    return canRunAgain(generation, inputs) ? formOf(generation, inputs!) : new URLSearchParams();
  }

  private async find(context: SessionContext, id: string): Promise<ShownResult> {
    const principal = await this.principals.of(context);
    const generation = await this.answers.orNotFound(this.history.get(principal, id));
    const origin = generation.refinedFrom && (await this.history.find(principal, generation.refinedFrom));
    return { generation, origin: origin || null, formId: randomUUID() };
  }
}

function statusOf(error: AppError): number {
  return error.status === 400 ? 422 : error.status;
}
