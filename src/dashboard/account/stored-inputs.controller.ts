import { Post } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { STORED_INPUTS_PATH } from './stored-inputs-form.js';

/** Account settings → Profile: whether the inputs of texts are stored. */
@DashboardController(STORED_INPUTS_PATH)
export class StoredInputsController {
  constructor(private readonly accounts: AccountsService) {}

  @Post()
  async save(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    const isOn = fieldOf(form, 'stores_inputs') === 'yes';
    await this.accounts.setStoresInputs(await this.accounts.get(context.account.id), isOn);
    return redirect(`/settings/profile?done=${isOn ? 'storing' : 'not-storing'}`);
  }
}
