import { Command, CommandRunner, Option } from 'nest-commander';
import { ModelsService } from '../../models/models.service.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toModelRow } from './model-row.js';
import { withOptionNames } from './with-option-names.js';

@Command({ name: 'models:remove', description: 'disconnect a model and delete its key' })
export class RemoveModelCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id }: { id: string }) {
    const models = await this.services.get(ModelsService);
    this.output.show(toModelRow(await withOptionNames(() => models.remove(id))));
  }

  @Option({ flags: '--id <id>', description: 'the model, such as openai:gpt-5-mini', required: true })
  id(value: string) {
    return value;
  }
}
