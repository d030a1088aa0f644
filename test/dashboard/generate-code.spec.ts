import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { toGenerateBody } from '../../src/dashboard/playground/generate-body.js';
import { generateCode } from '../../src/dashboard/playground/generate-code.js';

const PROMPT = `It's "so" \\ $HOME $(id) \`id\` \${x} \\u0041 %s é 😀\n'; exit 1; '`;
const FIELDS: Record<string, string> = {
  prompt: PROMPT,
  points: 'don\'t\n"two"',
  seed: '7',
  recipient: 'Sam',
};
const read = (name: string) => FIELDS[name] ?? '';
const body = toGenerateBody(read);
const codeOf = (language: string) =>
  generateCode('http://localhost', read).find((each) => each.language === language)!.code;

describe('the code of the playground', () => {
  it('has every option that is set', () => {
    expect(body).toEqual({
      prompt: PROMPT,
      template: 'general',
      options: { tone: 'neutral', length: 'medium', recipient: 'Sam', points: ["don't", '"two"'], seed: 7 },
    });
  });

  // Prevents code injection by a prompt that is copied to a terminal.
  it('passes a hostile prompt unchanged in the shell', () => {
    const script = `curl() { for last; do :; done; printf %s "$last"; }\n${codeOf('curl')}`;
    expect(JSON.parse(execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' }))).toEqual(body);
  });

  it('passes it unchanged in TypeScript', async () => {
    const sent: unknown[] = [];
    const fetch = (_url: string, init: { body: string }) => {
      sent.push(JSON.parse(init.body));
      return { json: () => ({ data: { content: 'the text' } }) };
    };
    const printed: string[] = [];
    const process = { env: {}, stdout: { write: (text: string) => printed.push(text) } };
    await new Function('fetch', 'process', `return (async () => {${codeOf('TypeScript')}})()`)(
      fetch,
      process,
    );
    expect([sent, printed]).toEqual([[body], ['the text']]);
  });

  it('passes it unchanged in Python, whose literals of strings are those of JSON', () => {
    const literal = /json=([^]*),\n\)\nresponse\./.exec(codeOf('Python'))![1]!;
    const withoutTrailingCommas = literal.replaceAll(/,(\n *[\]}])/g, '$1');
    expect(JSON.parse(withoutTrailingCommas)).toEqual(body);
  });
});
