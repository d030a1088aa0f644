import { Get, Param, Post, Query } from '@nestjs/common';
import type { Plan } from '../../accounts/plan.entity.js';
import { PlansService } from '../../accounts/plans.service.js';
import { checkAll } from '../../common/errors/check-all.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { FormScope } from '../../web/field-error.js';
import { Problem } from '../../web/form.js';
import { redirect } from '../../web/page-result.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentForm } from '../../web/current-form.js';
import { mustBeUnchanged, SeenSettings } from '../frame/seen-settings.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { notFound } from '../frame/not-found.js';
import { LimitFields, type LimitsForm } from './account-page.js';
import { ModelChoices } from '../models/model-choices.js';
import { readModelLimit } from '../models/model-limit.js';
import { limitsOf, readLimitsForm } from './limits-form.js';

const PATH = '/admin/plans';

/** A plan as its form shows it. */
const typedPlan = (plan: Plan) => ({ ...limitsOf(plan), plan: plan.id, models: plan.models ?? [] });

const asModels = (ids: readonly string[] | null) => (ids ?? []).map((id) => ({ id }));

/** Administration → Plans. */
@AdminController('plans')
export class AdminPlansController {
  constructor(
    private readonly plans: PlansService,
    private readonly catalogue: ModelCatalogue,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const typed = context.draft ? readLimitsForm(context.draft).form : undefined;
    const notice = done === 'saved' ? 'Plan saved. It applies immediately.' : null;
    return await this.page(context, { notice, typed });
  }

  @Post(':id')
  async change(
    @CurrentSession() context: SessionContext,
    @CurrentForm() body: URLSearchParams,
    @Param('id') id: string,
  ) {
    const plan = (await this.plans.list()).find((one) => one.id === id);
    if (!plan) throw notFound();
    const { form, readOfPlan } = readLimitsForm(body);
    const typed = { ...form, plan: id, models: body.getAll('model') };
    return rerenderOnError(
      async () => {
        mustBeUnchanged(body, id, typedPlan(plan), typed);
        const known = [...(await this.catalogue.current()), ...asModels(plan.models)];
        const { limits, models } = checkAll({
          limits: readOfPlan,
          models: () => readModelLimit(body, known),
        });
        await this.plans.change(id, { ...limits, models });
        return redirect(`${PATH}?done=saved`);
      },
      (problem) => this.page(context, { problem, typed }),
    );
  }

  private async page(
    context: SessionContext,
    words: {
      notice?: string | null;
      problem?: string;
      typed?: (LimitsForm & { models?: string[] }) | undefined;
    },
  ) {
    const [plans, known] = await Promise.all([this.plans.list(), this.catalogue.current()]);
    return (
      <DashboardPage
        context={context}
        title="Plans"
        lead="Limits of an account, for all its keys and apps together; concurrent requests are limited for each key or app."
        notice={words.notice}
      >
        <Problem text={words.problem} />
        {plans.map((plan) => (
          <FormScope key={plan.id} isSubmitted={words.typed?.plan === plan.id}>
            <PlanForm
              context={context}
              plan={plan}
              form={words.typed?.plan === plan.id ? words.typed : limitsOf(plan)}
              known={known}
              chosen={(words.typed?.plan === plan.id ? words.typed.models : plan.models) ?? []}
            />
          </FormScope>
        ))}
      </DashboardPage>
    );
  }
}

interface PlanFormProps {
  context: SessionContext;
  plan: Plan;
  form: LimitsForm;
  known: readonly { id: string }[];
  chosen: readonly string[];
}

function PlanForm({ context, plan, form, known, chosen }: PlanFormProps) {
  const { id } = plan;
  return (
    <section class="part">
      <h2>{id}</h2>
      <PageForm context={context} action={`${PATH}/${id}`}>
        <input type="hidden" name="plan" value={id} />
        <SeenSettings context={context} of={id} settings={typedPlan(plan)} />
        <LimitFields form={form} idPrefix={`${id}-`} tokensLabel="Tokens per month (empty: no cap)" />
        <ModelChoices legend="Models" known={known} chosen={chosen} />
        <button class="quiet">
          Save<span class="unseen"> {id}</span>
        </button>
      </PageForm>
    </section>
  );
}
