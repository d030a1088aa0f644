import { randomUUID } from 'node:crypto';
import { Get, Param, Post } from '@nestjs/common';
import { isEmail } from 'class-validator';
import type { AccountInvitation } from '../../accounts/account-invitation.entity.js';
import { AccountInvitations, INVITATION_PATH } from '../../accounts/account-invitations.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import { randomPassword } from '../../accounts/password.js';
import { UserError } from '../../common/errors/user-error.js';
import { Config } from '../../config/config.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect, type PageResult } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';
import { ACCOUNTS_PATH } from './account-list-page.js';
import { CreatedAccountPage, InvitedPage, NewAccountPage, type NewAccountForm } from './new-account-page.js';

/** Administration → Accounts → New account: invites a person by link, or creates an account with a new password. */
@AdminController('accounts')
export class NewAccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly invitations: AccountInvitations,
    private readonly plans: PlansService,
    private readonly config: Config,
  ) {}

  @Get('new')
  show(@CurrentSession() context: SessionContext) {
    return this.page(context, readNewAccount(context.draft ?? new URLSearchParams()));
  }

  @Post('new')
  async add(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const form = readNewAccount(body);
    return rerenderOnError(
      async () => {
        if (!isEmail(form.email, { require_tld: false }))
          throw new UserError('Enter a valid email address.', 'email');
        if (body.get('with') === 'password') return await this.create(context, form);
        return await this.inviteOnce(context, form);
      },
      (problem) => this.page(context, form, problem),
    );
  }

  @Get('invitations/:id/withdraw')
  async withdrawalPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const invitation = (await this.invitations.list()).find((each) => each.id === id);
    if (!invitation) throw notFound();
    return ConfirmPage({
      context,
      title: 'Withdraw this invitation?',
      action: `${ACCOUNTS_PATH}/invitations/${id}/withdraw`,
      verb: 'Withdraw the invitation',
      back: ACCOUNTS_PATH,
      children: `The link for ${invitation.email} stops working immediately. You can invite the person again.`,
    });
  }

  @Post('invitations/:id/withdraw')
  async withdraw(@Param('id') id: string) {
    if (!isUuid(id) || !(await this.invitations.withdraw(id))) throw notFound();
    return redirect(`${ACCOUNTS_PATH}?done=withdrawn`);
  }

  /** Reloading the page of a new link submits its form again, which must not create another link: leads to the list instead. */
  private async inviteOnce(context: SessionContext, form: NewAccountForm): Promise<PageResult> {
    const earlier = await this.invitations.findById(form.id);
    if (earlier && isSame(earlier, form)) {
      const isOpen = earlier.expiresAt > new Date();
      return redirect(`${ACCOUNTS_PATH}?done=${isOpen ? 'invited' : 'invitation_ended'}`);
    }
    // A form that the browser has kept, and that somebody has changed since, is another invitation.
    const id = earlier ? undefined : form.id;
    const token = await this.invitations.create({ ...form, id, invitedBy: context.account.id });
    const link = `${this.config.publicUrl}${INVITATION_PATH}/${token}`;
    return InvitedPage({ context, email: form.email, link });
  }

  private async create(context: SessionContext, form: NewAccountForm) {
    const password = randomPassword();
    await this.plans.check(form.plan);
    const account = await this.accounts.create({ ...form, password });
    return CreatedAccountPage({ context, account, password });
  }

  private async page(context: SessionContext, form: NewAccountForm, problem?: string) {
    return NewAccountPage({ context, form, plans: await this.plans.list(), problem });
  }
}

function isSame(invitation: AccountInvitation, { email, plan, isAdmin }: NewAccountForm): boolean {
  const hasEmail = invitation.email.toLowerCase() === email.toLowerCase();
  return hasEmail && invitation.plan === plan && invitation.isAdmin === isAdmin;
}

function readNewAccount(body: URLSearchParams): NewAccountForm {
  const plan = fieldOf(body, 'plan').trim();
  const id = fieldOf(body, 'id');
  return {
    id: isUuid(id) ? id : randomUUID(),
    email: fieldOf(body, 'email').trim(),
    plan: plan === '' ? 'free' : plan,
    isAdmin: body.get('is_admin') === 'yes',
  };
}
