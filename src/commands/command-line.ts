import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectCommander, type CommandRunner } from 'nest-commander';
import { BadUsage } from './bad-usage.js';

/** Commander's class, from the version that nest-commander uses. */
type Program = Parameters<CommandRunner['setCommand']>[0];

/** What all commands have in common: `--json`, help, and how usage errors end. */
@Injectable()
export class CommandLine implements OnApplicationBootstrap {
  constructor(@InjectCommander() private readonly program: Program) {}

  get isJson(): boolean {
    return this.program.opts<{ json?: boolean }>().json === true;
  }

  onApplicationBootstrap() {
    this.program
      .name('npm run -s cli --')
      .description("Copydesk's command line. It works whether or not the service is running.")
      .usage('<command> [options]')
      .option('--json', 'print a single JSON value');
    for (const command of [this.program, ...this.program.commands]) {
      // Instead of ending the process, usage errors are thrown: `cli.ts` gives them their exit code.
      command.exitOverride().allowExcessArguments(false);
      markRequiredOptions(command);
      refuseRepeatedOptions(command);
    }
  }
}

// commander itself would name only the first that is missing, and before an option that is mistyped.
function markRequiredOptions(command: Program) {
  const required = command.options.filter(({ mandatory }) => mandatory);
  if (required.length === 0) return;
  command.usage(`${required.map(({ flags }) => flags).join(' ')} ${command.usage()}`);
  for (const option of required) option.makeOptionMandatory(false);
  command.hook('preAction', () => {
    const missing = required.filter((option) => command.getOptionValue(option.attributeName()) === undefined);
    if (missing.length > 0) throw new BadUsage(`missing ${missing.map(({ flags }) => flags).join(', ')}`);
  });
}

// commander itself would use the last one, and so act for an account or on a thing that may not be meant.
function refuseRepeatedOptions(command: Program) {
  for (const name of ['account', 'id']) {
    let isGiven = false;
    command.on(`option:${name}`, () => {
      if (isGiven) throw new BadUsage(`--${name} is given more than once`);
      isGiven = true;
    });
  }
}
