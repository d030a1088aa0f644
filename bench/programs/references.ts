import { join } from 'node:path';
import { START_OPTIONS } from '../../test/support/npm-start.ts';
import { Program, ROOT } from './program.ts';

/** Bare Fastify. */
export function startHello(): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'hello.ts'), { nodeOptions: START_OPTIONS });
}

/** The library of our authorization server, in memory. */
export function startOAuthInMemory(): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'oauth-in-memory.ts'), { nodeOptions: START_OPTIONS });
}

/** A model with a fixed speed; see `model-stub.ts`. */
export function startModelStub(): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'model-stub.ts'));
}

/** The least that a durable gateway to that model can do; see `minimal-gateway.ts`. */
export function startMinimalGateway(stub: Program, model: string, databaseUrl: string): Promise<Program> {
  return Program.start(join(import.meta.dirname, 'minimal-gateway.ts'), {
    nodeOptions: START_OPTIONS,
    environment: { DATABASE_URL: databaseUrl, MODEL_URL: stub.url, MODEL: model },
  });
}

/** Portkey's gateway, as its package starts it. */
export function startPortkey(): Promise<Program> {
  const script = join(ROOT, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  return Program.start(script, { args: ['--port={port}', '--headless'] });
}

/** The environment that makes the service use a model of the stub. */
export function modelOf(stub: Program, model: string): Record<string, string> {
  return { MODELS: `openai:${model}`, OPENAI_BASE_URL: `${stub.url}/v1` };
}
