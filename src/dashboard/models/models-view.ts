import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { ModelDetection } from '../../model-setup/model-detection.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { isRecentProof } from '../../accounts/recent-proof.js';
import type { SessionContext } from '../frame/session-context.js';
import { EMPTY_MODEL_FORM, type ModelForm } from './model-form.js';
import { ModelsPage } from './models-page.js';

/** The notice and the form input of the page; everything else is read from the database. */
interface Shown {
  form?: ModelForm;
  names?: readonly string[];
  notice?: string | null;
  problem?: string;
}

/** Puts the page of the models together. */
@Injectable()
export class ModelsView {
  constructor(
    private readonly catalogue: ModelCatalogue,
    private readonly detection: ModelDetection,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async page(context: SessionContext, { form, names, notice, problem }: Shown = {}) {
    const [models, offers] = await Promise.all([this.catalogue.current(), this.detection.offers()]);
    return ModelsPage({
      context,
      models,
      offers,
      form: form ?? EMPTY_MODEL_FORM,
      isSubmitted: form !== undefined,
      names: names ?? null,
      currency: this.config.currency,
      asksPassword: !isRecentProof(context.session.confirmedAt, this.clock.now()),
      notice: notice ?? null,
      problem,
    });
  }
}
