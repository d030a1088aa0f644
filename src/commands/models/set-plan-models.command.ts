import { Command, CommandRunner, Option } from 'nest-commander';
import { PlansService } from '../../accounts/plans.service.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { checkModelIds } from '../../models/model-limits.js';
import { toIds } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';

/** Removes the limit. */
const ALL = 'all';

@Command({
  name: 'plans:models',
  description: 'limit the accounts of a plan to some models, or allow all of them',
})
export class SetPlanModelsCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { plan: id, ids }: { plan: string; ids: string[] | typeof ALL }) {
    const known = await (await this.services.get(ModelCatalogue)).current();
    const models = ids === ALL ? null : checkModelIds(ids, known, '--ids');
    const plan = await (await this.services.get(PlansService)).change(id, { models });
    this.output.show({ id: plan.id, models: plan.models });
  }

  @Option({ flags: '--plan <plan>', description: 'free, pro or scale', required: true })
  plan(value: string) {
    return value;
  }

  @Option({
    flags: '--ids <ids>',
    description: 'ids of models, separated by commas; all: no limit',
    required: true,
  })
  ids(value: string) {
    return value.trim() === ALL ? ALL : toIds('--ids', value);
  }
}
