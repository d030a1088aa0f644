import 'reflect-metadata';
import { CommandFactory } from 'nest-commander';
import { constants } from 'node:os';
import { OPERATOR, withAuditOrigin } from './audit/audit-origin.js';
import { CommandsModule } from './commands/commands.module.js';
import { explainFailure } from './commands/explain-failure.js';
import { Services } from './commands/services.js';
import { readDotenv } from './config/read-dotenv.js';
import { openServices } from './runtime/open-services.js';

/** Runs the command of `process.argv`; ends with exit code 0, 1 (refused) or 2 (bad usage). */
async function main() {
  readDotenv();
  const commandsModule = CommandsModule.register((stop) => openServices(process.env, stop));
  const app = await CommandFactory.createWithoutRunning(commandsModule, {
    logger: false,
    abortOnError: false,
    helpConfiguration: { showGlobalOptions: true },
    serviceErrorHandler: (error) => {
      throw error;
    },
  });
  const services = app.get(Services, { strict: false });
  stopOnSignal(services);
  try {
    const origin = { actor: OPERATOR, address: null, requestId: null };
    await withAuditOrigin(origin, () => CommandFactory.runApplication(app));
  } finally {
    await services.close();
    await app.close();
  }
}

let isInterrupted = false;

/** An interrupted command leaves no database running that it started. */
function stopOnSignal(services: Services) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isInterrupted = true;
      void services.close().finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
}

// Let the command finish: it may already have changed data.
process.stdout.on('error', (error) => {
  if (process.exitCode === 1) return;
  process.exitCode = 1;
  process.stderr.write(
    `error: the result cannot be written to stdout: ${error.message}. The command was carried out. A secret in its result is lost: replace it.\n`,
  );
});

main().catch((error: unknown) => {
  // If a signal ends the process, the unfinished command is not an error.
  if (isInterrupted) return;
  const { exitCode, text } = explainFailure(error);
  process.stderr.write(text);
  process.exitCode = exitCode;
});
