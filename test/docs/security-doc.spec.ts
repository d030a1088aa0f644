import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../support/run-node.js';

const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const specs = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('spec.ts'),
);

interface Citation {
  spec: string;
  title: string;
}

/** The last cell of each row that cites a test: `spec: title; another title; other-spec: title`, `…` for what is left out. */
function citations(): Citation[] {
  const cells = [...document.matchAll(/^\|.*\|\s*([^|]+?)\s*\|$/gm)].map(([, cell]) => cell!);
  return cells.flatMap((cell) => {
    let spec = '';
    return cell.split('; ').flatMap((part) => {
      const named = /^([a-z][a-z-]+)(?: ●)?: (.*)$/.exec(part);
      if (named && findSpec(named[1]!)) spec = named[1]!;
      const title = named?.[1] === spec ? named[2]! : part;
      return spec === '' ? [] : [{ spec, title }];
    });
  });
}

function findSpec(name: string): string | undefined {
  return specs.find((path) => [`${name}.spec.ts`, `${name}.e2e-spec.ts`].includes(basename(path)));
}

/** Whether every part of a title that is not left out stands in the spec, in quotes of any kind. */
function exists({ spec, title }: Citation): boolean {
  const text = readFileSync(join(ROOT, 'test', findSpec(spec)!), 'utf8').replaceAll("\\'", "'");
  const parts = title.replace(/\s*\((?:\w+ tests?)\)$/, '').split(/\s*…\s*/);
  return parts.every((part) => text.includes(part));
}

describe('docs/security.md', () => {
  it('cites tests that exist, by their names', () => {
    const cited = citations();
    expect(cited.length).toBeGreaterThan(120);
    const wrong = cited.filter((citation) => !exists(citation));
    expect(wrong.map(({ spec, title }) => `${spec}: ${title}`)).toEqual([]);
  });

  it('cites only specs that exist', () => {
    const names = [...document.matchAll(/(?<=[|;] )([a-z]+(?:-[a-z]+)*)(?: ●)?: (?=[a-z…])/g)].map(
      ([, name]) => name!,
    );
    const unknown = names.filter((name) => !findSpec(name));
    // A title may hold a colon itself.
    expect(unknown.filter((name) => name.includes('-'))).toEqual([]);
  });

  it('has each case once', () => {
    const cases = [...document.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, text]) => text!);
    const entries = cases.filter((text) => !/^(?:-+|case|risk|requirement)$/.test(text));
    expect(entries.filter((text, index) => entries.indexOf(text) !== index)).toEqual([]);
  });

  it('names files that exist', () => {
    const files = [...document.matchAll(/`((?:src|test)\/[^`]+)`/g)].map(([, path]) => path!);
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
