import { Command, CommandRunner, Option } from 'nest-commander';
import { ModelConnections } from '../../model-setup/model-connections.js';
import { BadUsage } from '../bad-usage.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toModelRow } from './model-row.js';
import { CURRENCY_OPTION, PRICE_INPUT_OPTION, PRICE_OUTPUT_OPTION } from './price-options.js';
import { readKeyFile } from './read-key-file.js';
import { withOptionNames } from './with-option-names.js';

interface Options {
  id: string;
  baseUrl?: string;
  apiKeyFile?: string;
  priceInput?: string;
  priceOutput?: string;
  currency?: string;
  deadline?: string;
}

@Command({
  name: 'models:update',
  description: 'change the key, address, price or deadline of a model; a new key or address is tested first',
})
export class UpdateModelCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id, apiKeyFile, ...change }: Options) {
    const apiKey = apiKeyFile === undefined ? undefined : readKeyFile(apiKeyFile);
    if (apiKey === undefined && Object.keys(change).length === 0)
      throw new BadUsage('set an option to change, such as --price-input');
    const connections = await this.services.get(ModelConnections);
    const model = await withOptionNames(() =>
      connections.update(id, { ...change, ...(apiKey && { apiKey }) }),
    );
    this.output.show(toModelRow(model));
  }

  @Option({ flags: '--id <id>', description: 'the model, such as openai:gpt-5-mini', required: true })
  id(value: string) {
    return value;
  }

  @Option({
    flags: '--base-url <url>',
    description:
      'the new base URL, with --api-key-file if the model has a key; "" for the provider\'s default',
  })
  baseUrl(value: string) {
    return value;
  }

  @Option({
    flags: '--api-key-file <file>',
    description: 'the file that holds the new key; - reads it from stdin',
  })
  apiKeyFile(value: string) {
    return value;
  }

  @Option(PRICE_INPUT_OPTION)
  priceInput(value: string) {
    return value;
  }

  @Option(PRICE_OUTPUT_OPTION)
  priceOutput(value: string) {
    return value;
  }

  @Option(CURRENCY_OPTION)
  currency(value: string) {
    return value;
  }

  @Option({ flags: '--deadline <seconds>', description: 'the time limit of a request; "" for the default' })
  deadline(value: string) {
    return value;
  }
}
