import { Get, Post, Req } from '@nestjs/common';
import { AccountDeletion } from '../../account-lifecycle/account-deletion.js';
import { BrowserSession } from '../../accounts/browser-session.js';
import { PasswordProof } from '../../accounts/password-proof.js';
import type { Request } from '../../common/http/request.js';
import { fieldOf } from '../../web/form-body.js';
import { CurrentResponse, type ResponseHeaders } from '../../web/response-headers.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { requireTypedConfirmation } from '../frame/require-typed-confirmation.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { DeletedPage, DeletionPage, LastAdministratorPage } from './deletion-page.js';

const PATH = '/settings/profile';

/** Account settings → Profile: deletion of the user's account. */
@DashboardController('settings/profile/delete')
export class OwnDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly passwordProof: PasswordProof,
    private readonly browser: BrowserSession,
  ) {}

  @Get()
  async deletionPage(@CurrentSession() context: SessionContext) {
    if (await this.deletion.isNeeded(context.account.id)) return LastAdministratorPage({ context });
    return await this.page(context);
  }

  @Post()
  async delete(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
  ) {
    return rerenderOnError(
      async () => {
        const { account } = context;
        requireTypedConfirmation(form, account.email);
        await this.passwordProof.require(context, fieldOf(form, 'password'));
        await this.deletion.delete(account);
        await this.browser.end(request, headers, false);
        return DeletedPage();
      },
      (problem) => this.page(context, problem),
    );
  }

  private async page(context: SessionContext, problem?: string) {
    const { id, email } = context.account;
    const impact = await this.deletion.impactOf(id);
    return DeletionPage({ context, email, impact, path: PATH, isOwn: true, problem });
  }
}
