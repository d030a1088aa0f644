import { Get, Param, Post, Query } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import { UserError } from '../../common/errors/user-error.js';
import { Problem } from '../../web/form.js';
import { redirect } from '../../web/page-result.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentForm, CurrentSession, type SessionContext } from '../frame/session-context.js';
import { notFound } from '../keys/owned-keys.js';
import { LimitFields, type LimitsForm } from './account-page.js';
import { limitsOf, readLimitsForm } from './limits-form.js';

const PATH = '/admin/plans';

/** Administration → Plans. */
@AdminController('plans')
export class AdminPlansController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const typed = context.draft ? readLimitsForm(context.draft).form : undefined;
    const notice = done === 'saved' ? 'The plan holds from now on.' : null;
    return await this.page(context, { notice, typed });
  }

  @Post(':id')
  async change(
    @CurrentSession() context: SessionContext,
    @CurrentForm() body: URLSearchParams,
    @Param('id') id: string,
  ) {
    if (!(await this.accounts.listPlans()).some((plan) => plan.id === id)) throw notFound();
    const { form, read } = readLimitsForm(body);
    return rerenderOnError(
      async () => {
        const { requestsPerMinute, concurrency, tokensPerMonth } = read();
        if (requestsPerMinute === null || concurrency === null)
          throw new UserError('A plan needs a number of requests a minute and at once.');
        await this.plans.change(id, { requestsPerMinute, concurrency, tokensPerMonth });
        return redirect(`${PATH}?done=saved`);
      },
      (problem) => this.page(context, { problem, typed: { ...form, plan: id } }),
    );
  }

  private async page(
    context: SessionContext,
    words: { notice?: string | null; problem?: string; typed?: LimitsForm | undefined },
  ) {
    const plans = await this.accounts.listPlans();
    return (
      <DashboardPage
        context={context}
        title="Plans"
        lead="What an account may do, all its keys and apps together."
        notice={words.notice}
      >
        <Problem text={words.problem} />
        {plans.map((plan) => (
          <PlanForm
            key={plan.id}
            context={context}
            id={plan.id}
            form={words.typed?.plan === plan.id ? words.typed : limitsOf(plan)}
          />
        ))}
      </DashboardPage>
    );
  }
}

function PlanForm({ context, id, form }: { context: SessionContext; id: string; form: LimitsForm }) {
  return (
    <section class="part">
      <h2>{id}</h2>
      <PageForm context={context} action={`${PATH}/${id}`}>
        <input type="hidden" name="plan" value={id} />
        <LimitFields form={form} idPrefix={`${id}-`} tokensLabel="Tokens a month (empty: no cap)" />
        <button class="quiet">
          Save<span class="unseen"> {id}</span>
        </button>
      </PageForm>
    </section>
  );
}
