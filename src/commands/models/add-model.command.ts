import { Command, CommandRunner, Option } from 'nest-commander';
import { MODEL_PROVIDERS } from '../../config/model-providers.js';
import { ModelConnections } from '../../model-setup/model-connections.js';
import { toProvider } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toModelRow } from './model-row.js';
import { CURRENCY_OPTION, PRICE_INPUT_OPTION, PRICE_OUTPUT_OPTION } from './price-options.js';
import { readKeyFile } from './read-key-file.js';
import { withOptionNames } from './with-option-names.js';

interface Options {
  provider: string;
  name: string;
  baseUrl?: string;
  apiKeyFile?: string;
  priceInput?: string;
  priceOutput?: string;
  currency?: string;
  deadline?: string;
}

@Command({
  name: 'models:add',
  description: 'connect a model after testing it; a running service uses it immediately',
})
export class AddModelCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { apiKeyFile, ...options }: Options) {
    const apiKey = apiKeyFile === undefined ? undefined : readKeyFile(apiKeyFile);
    const connections = await this.services.get(ModelConnections);
    const { model } = await withOptionNames(() =>
      connections.connect({ ...options, ...(apiKey && { apiKey }) }),
    );
    this.output.show(toModelRow(model));
  }

  @Option({ flags: '--provider <provider>', description: MODEL_PROVIDERS.join(', '), required: true })
  provider(value: string) {
    return toProvider('--provider', value);
  }

  @Option({ flags: '--name <name>', description: "the provider's name for the model", required: true })
  name(value: string) {
    return value;
  }

  @Option({ flags: '--base-url <url>', description: "the base URL, if it is not the provider's default" })
  baseUrl(value: string) {
    return value;
  }

  @Option({
    flags: '--api-key-file <file>',
    description: 'the file that holds the key; - reads it from stdin',
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

  @Option({
    flags: '--deadline <seconds>',
    description: 'the time limit of a request; the default is MODEL_DEADLINE_MS, for Ollama 300 seconds',
  })
  deadline(value: string) {
    return value;
  }
}
