/**
 * Writes the classes of common words, as counted in a folder of text whose words are tagged (`The/DT dog/NN barks/VBZ`):
 *   node bench/quality/confusions/classes.ts <tagged prose>
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'classes.txt');
const SEEN_MIN = 3;
/** What a word is in fewer of its places is left out. */
const SHARE_MIN = 0.12;
const CLASSES: Readonly<Record<string, string>> = {
  NN: 'N',
  NNS: 'S',
  NNP: 'P',
  NNPS: 'P',
  JJ: 'J',
  JJR: 'K',
  JJS: 'L',
  RB: 'R',
  RBR: 'K',
  RBS: 'L',
  RP: 'B',
  VB: 'V',
  VBP: 'V',
  VBZ: 'Z',
  VBD: 'D',
  VBN: 'Q',
  VBG: 'G',
  MD: 'M',
  IN: 'I',
  TO: 'I',
  DT: 'T',
  PDT: 'T',
  PRP$: 'A',
  PRP: 'O',
  CC: 'C',
  CD: '#',
  WDT: 'H',
  WP: 'H',
  WRB: 'H',
  WP$: 'H',
  UH: 'U',
  EX: 'E',
};

const counts = new Map<string, Map<string, number>>();
const folder = process.argv[2] ?? '';
for (const name of readdirSync(folder))
  for (const token of readFileSync(join(folder, name), 'utf8').split(/\s+/)) {
    const [, word = '', tag = ''] = /^(\p{L}[\p{L}'-]+|[aAI])\/([A-Z]+\$?)$/u.exec(token) ?? [];
    const letter = CLASSES[tag];
    if (letter === undefined) continue;
    const own = counts.get(word.toLowerCase()) ?? new Map<string, number>();
    counts.set(word.toLowerCase(), own.set(letter, (own.get(letter) ?? 0) + 1));
  }

const classes = new Map<string, string[]>();
for (const [word, own] of counts) {
  const seen = [...own.values()].reduce((a, b) => a + b, 0);
  if (seen < SEEN_MIN) continue;
  const letters = [...own].filter(([, count]) => count / seen >= SHARE_MIN).map(([letter]) => letter);
  const name = letters.sort().join('');
  classes.set(name, [...(classes.get(name) ?? []), word]);
}
const lines = [...classes].map(([name, words]) => `${name} ${words.sort().join(' ')}`);
writeFileSync(FILE, `${lines.sort().join('\n')}\n`);
