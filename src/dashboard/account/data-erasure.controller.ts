import { Get, Post, Query } from '@nestjs/common';
import { AccountData, type Period } from '../../account-data/account-data.js';
import { PasswordProof } from '../../accounts/password-proof.js';
import { UserError } from '../../common/errors/user-error.js';
import { parseDay } from '../../common/time/parse-day.js';
import { TextCounts } from '../../generation/text-counts.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect, type PageResult } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/query-string.js';
import { requireTypedConfirmation } from '../frame/require-typed-confirmation.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { DATA_PATH, ERASURE_PATH } from './data-page.js';
import { DataView } from './data-view.js';
import { ErasurePage } from './erasure-page.js';

type Days = Record<string, unknown>;

/** Account settings → Your data: deletes the account's texts, all or those of a period. */
@DashboardController(ERASURE_PATH)
export class DataErasureController {
  constructor(
    private readonly data: AccountData,
    private readonly texts: TextCounts,
    private readonly passwordProof: PasswordProof,
    private readonly view: DataView,
  ) {}

  @Get()
  confirm(@CurrentSession() context: SessionContext, @Query() days: Days) {
    return this.inPeriod(context, days, (period) => this.page(context, period));
  }

  @Post()
  erase(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Query() days: Days,
  ) {
    const { account } = context;
    return this.inPeriod(context, days, (period) =>
      rerenderOnError(
        async () => {
          requireTypedConfirmation(form, account.email);
          await this.passwordProof.require(context, fieldOf(form, 'password'));
          await this.data.startErasure(account, period);
          return redirect(`${DATA_PATH}?done=erase`);
        },
        (problem) => this.page(context, period, problem),
      ),
    );
  }

  /** Shows the form for the days again if they are not a period. */
  private inPeriod(
    context: SessionContext,
    days: Days,
    work: (period: Period) => Promise<PageResult>,
  ): Promise<PageResult> {
    const [from, to] = [queryString(days.from), queryString(days.to)];
    return rerenderOnError(
      () => work(readPeriod(from, to)),
      (problem) => this.view.page(context, { problem, from, to }),
    );
  }

  private async page(context: SessionContext, period: Period, problem?: string) {
    const texts = await this.texts.countBetween(context.account.id, period);
    return ErasurePage({ context, period, texts, problem });
  }
}

/** Reads days such as 2026-11-24; throws a `UserError` for others, and for an end before the start. */
function readPeriod(first: string, last: string): Period {
  const [from, to] = [readDay(first, 'from'), readDay(last, 'to')];
  if (from !== null && to !== null && to < from)
    throw new UserError('The last day is before the first.', 'to');
  return { from, to };
}

function readDay(text: string, field: string): string | null {
  if (text === '') return null;
  const start = parseDay(text);
  if (start === null || start < 0) throw new UserError('Enter days such as 2026-11-24.', field);
  return text;
}
