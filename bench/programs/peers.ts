import { join } from 'node:path';
import { START_OPTIONS } from '../../test/support/npm-start.ts';
import { Program, ROOT } from './program.ts';

/** Fastify alone. */
export function startHello(): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'hello.ts'), { nodeOptions: START_OPTIONS });
}

/** The library behind our authorization server, in memory. */
export function startOAuthInMemory(): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'oauth-in-memory.ts'), { nodeOptions: START_OPTIONS });
}

/** The model behind everything that asks one; see `model-stub.ts`. */
export function startModelStub(): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'model-stub.ts'));
}

/** The least that can stand before that model and keep its texts; see `bare-gateway.ts`. */
export function startBareGateway(stub: Program, model: string, databaseUrl: string): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'bare-gateway.ts'), {
    nodeOptions: START_OPTIONS,
    environment: { DATABASE_URL: databaseUrl, MODEL_URL: stub.url, MODEL: model },
  });
}

/** Portkey's gateway, as its package starts it. */
export function startPortkey(): Promise<Program> {
  const script = join(ROOT, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  return Program.start(script, { args: ['--port={port}', '--headless'] });
}

/** The environment in which the service asks a model of the stub. */
export function modelOf(stub: Program, model: string): Record<string, string> {
  return { MODELS: `openai:${model}`, OPENAI_BASE_URL: `${stub.url}/v1` };
}
