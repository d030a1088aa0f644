import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/http/principal.js';
import { GenerationDetails } from '../../generation/generation-details.js';
import type { Generation } from '../../generation/generation.entity.js';
import { HistoryService } from '../../generation/history.service.js';
import { TemplatesService } from '../../template-library/templates.service.js';
import { canRunAgain, formOf } from './run-again.js';

/** How many refinements in a row are followed back to the prompt. */
const REFINEMENTS_MAX = 20;

/** Fills in the playground's form from the stored inputs of a text, or from the example of a template. */
@Injectable()
export class StoredForms {
  constructor(
    private readonly history: HistoryService,
    private readonly details: GenerationDetails,
    private readonly templates: TemplatesService,
  ) {}

  /** Returns the form for the example of a template; null if there is no such template. */
  async ofExample({ account }: Principal, reference: string): Promise<URLSearchParams | null> {
    const template = await this.templates.find(account.id, reference);
    if (!template) return null;
    const origin = { template: reference, templateVersion: null, refinedFrom: null };
    return formOf(origin, template.example?.request ?? { prompt: '' });
  }

  /** Returns the form that a text was written with; empty if its inputs are not kept. */
  async writtenWith(principal: Principal, generation: Generation): Promise<URLSearchParams> {
    const { inputs } = await this.details.inputsOf(principal, generation.id);
    return canRunAgain(generation, inputs) ? formOf(generation, inputs!) : new URLSearchParams();
  }

  /** Returns the form that a text was shown with: for a refinement, that of the first text with the instructions. */
  async shownWith(principal: Principal, generation: Generation): Promise<URLSearchParams> {
    const own = await this.writtenWith(principal, generation);
    let first: Generation | null = generation;
    for (let count = 0; first?.refinedFrom && count < REFINEMENTS_MAX; count += 1)
      first = await this.history.find(principal, first.refinedFrom);
    if (!first || first === generation) return own;
    const form = await this.writtenWith(principal, first);
    form.set('instructions', own.get('instructions') ?? '');
    return form;
  }
}
