import { Command, CommandRunner, Option } from 'nest-commander';
import { UserError } from '../../common/errors/user-error.js';
import { ModelConnections } from '../../model-setup/model-connections.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { withOptionNames } from './with-option-names.js';

@Command({
  name: 'models:test',
  description: 'send a test prompt to a model and report the cause of a failure',
})
export class TestModelCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id }: { id: string }) {
    const connections = await this.services.get(ModelConnections);
    const result = await withOptionNames(() => connections.test(id));
    if (!result.ok) throw new UserError(result.problem);
    this.output.show({ id, ok: true, answer: result.answer, ms: result.ms });
  }

  @Option({ flags: '--id <id>', description: 'the model, such as openai:gpt-5-mini', required: true })
  id(value: string) {
    return value;
  }
}
