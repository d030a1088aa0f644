import type { MixedRequest } from '../load/run-mix.ts';
import { accessToken, registerApp } from './oauth-seed.ts';
import type { Service } from './service.ts';

const PROMPT = 'Email to Sam asking to move our Tuesday meeting to Thursday because the room is taken';
const TEXT = 'In order to make sure that the page works, we would like to ask you to try it. '.repeat(4);

/** Everything that clients send. The built-in engine gets three in twenty, because it works hard for them. */
export async function mixedRequests(fixed: Service, builtin: Service): Promise<MixedRequest[]> {
  const json = fixed.headers;
  const token = await accessToken(fixed, await registerApp(fixed));
  const byToken = { ...json, authorization: `Bearer ${token}` };
  const get = (path: string, headers = json, status = 200) => ({ url: fixed.url + path, headers, status });
  const post = (path: string, body: object, headers = json, status = 200) => ({
    ...get(path, headers, status),
    method: 'POST' as const,
    body,
  });
  const generate = { prompt: PROMPT, options: { length: 'short' } };
  const refine = { content: TEXT, instructions: 'make it simpler' };
  const atBuiltin = (request: MixedRequest) => ({
    ...request,
    url: request.url.replace(fixed.url, builtin.url),
    headers: builtin.headers,
  });
  return [
    get('/v1/templates'),
    get('/v1/templates?page=2&limit=5', byToken),
    post('/v1/generate', generate),
    get('/v1/me'),
    post('/v1/refine', refine),
    get('/v1/generations?limit=20'),
    post('/v1/generate', generate, byToken),
    get('/v1/templates/email'),
    post('/v1/generate', { ...generate, stream: true }),
    get('/v1/usage'),
    post('/v1/generate', generate, { ...json, 'idempotency-key': '{n}' }),
    atBuiltin(post('/v1/generate', generate)),
    atBuiltin(post('/v1/refine', refine)),
    atBuiltin(get('/v1/templates')),
    get('/v1/no-such-route', json, 404),
    get('/v1/generations/gen_00000000000070008000000000000000', json, 404),
    get('/v1/templates?limit=0', json, 400),
    post('/v1/generate', { prompt: '', unknown: true }, json, 400),
    get('/v1/usage', byToken, 403),
    get('/v1/templates', { authorization: 'Bearer cdk_live_{n}' }, 401),
  ];
}
