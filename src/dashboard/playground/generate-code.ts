import { requestCode, type CodeSample } from '../../web/request-code.js';
import { toGenerateBody } from './generate-body.js';

/** Returns the API request that equals a form of the playground as shell, TypeScript and Python code. */
export function generateCode(
  publicUrl: string,
  read: (name: string) => string,
  variables: readonly string[] = [],
): CodeSample[] {
  return requestCode(publicUrl, {
    method: 'POST',
    path: '/v1/generate',
    contentType: 'application/json',
    body: toGenerateBody(read, variables),
    credential: 'key',
    printsText: true,
  });
}
