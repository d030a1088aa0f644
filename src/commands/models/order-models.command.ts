import { Command, CommandRunner, Option } from 'nest-commander';
import { ModelsService } from '../../models/models.service.js';
import { toIds } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toModelRow } from './model-row.js';
import { withOptionNames } from './with-option-names.js';

const COLUMNS = ['id', 'base_url', 'price_input', 'price_output', 'currency', 'created_at'];

@Command({ name: 'models:order', description: 'call these models first, in this order; the others follow' })
export class OrderModelsCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { ids }: { ids: string[] }) {
    const service = await this.services.get(ModelsService);
    const models = await withOptionNames(() => service.order(ids));
    this.output.list(models.map(toModelRow), COLUMNS, 'There are no models.');
  }

  @Option({ flags: '--ids <ids>', description: 'ids of models, separated by commas', required: true })
  ids(value: string) {
    return toIds('--ids', value);
  }
}
