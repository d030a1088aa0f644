import { Command, CommandRunner } from 'nest-commander';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toListedRow } from './model-row.js';

const COLUMNS = [
  'id',
  'origin',
  'base_url',
  'has_key',
  'price_input',
  'price_output',
  'currency',
  'deadline_s',
];

@Command({
  name: 'models:list',
  description: 'list the models in the order in which they are called, including those of MODELS',
})
export class ListModelsCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run() {
    const catalogue = await this.services.get(ModelCatalogue);
    this.output.list((await catalogue.current()).map(toListedRow), COLUMNS, 'There are no models.');
  }
}
