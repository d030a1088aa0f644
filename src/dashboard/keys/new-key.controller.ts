import { randomUUID } from 'node:crypto';
import { Get, Post } from '@nestjs/common';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { emptyKeyForm, readKeyForm, toNewKey } from './key-form.js';
import { issuedKeyPage } from './key-shown-page.js';
import { NewKeyPage } from './new-key-page.js';

/** Making a key. The form brings the key's id along, so that sending it twice makes one key. */
@DashboardController('settings/api-keys')
export class NewKeyController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Get('new')
  showForm(@CurrentVisit() visit: Visit) {
    const form = visit.kept ? readKeyForm(visit.kept) : emptyKeyForm(randomUUID());
    return NewKeyPage({ visit, form });
  }

  @Post()
  @StepUp()
  async create(@CurrentVisit() visit: Visit, @CurrentForm() form: URLSearchParams) {
    const filled = readKeyForm(form);
    return rerenderOnError(
      async () => {
        const issued = await this.keys.issue(visit.account.id, toNewKey(filled, this.clock.now()));
        return issuedKeyPage(visit, issued, 'Your new key', this.config);
      },
      (problem) => NewKeyPage({ visit, form: filled, problem }),
    );
  }
}
