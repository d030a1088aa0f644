import type { Operation } from '../operation.js';

/** The caller's own words, put before or after the text. */
export interface Insertion {
  text: string;
  place: 'start' | 'end';
}

export const insert: Operation<Insertion> = {
  name: 'insert',
  readsFirst: true,
  readings: [
    {
      pattern:
        /§(\d+)(?: (?:as (?:the|a) (?:first|last|final|opening|closing) (?:sentence|line|paragraph)|(?:at|to|in) the (?:very )?(?:end|bottom|start|beginning|top)))/i,
      in: ['add', 'plain'],
      read: (match, quoted) =>
        asInsertion(quoted(match[1]), /end|bottom|last|final|closing/i.test(match[0]) ? 'end' : 'start'),
    },
    {
      pattern:
        /\b(?:append|(?:end|close|finish|conclude)(?: it| the \w+)? with)(?: the (?:words?|sentence|line|phrase|text))? §(\d+)/i,
      in: ['add', 'plain'],
      read: (match, quoted) => asInsertion(quoted(match[1]), 'end'),
    },
    {
      pattern:
        /\b(?:prepend|(?:start|begin|open)(?: it| the \w+)? with)(?: the (?:words?|sentence|line|phrase|text))? §(\d+)/i,
      in: ['add', 'plain'],
      read: (match, quoted) => asInsertion(quoted(match[1]), 'start'),
    },
  ],
  describe: ({ text, place }) => `${JSON.stringify(text)} ${place}`,
  apply(content, { text, place }, context) {
    context.takeRoom(text.length + 2);
    return place === 'start' ? `${text}\n\n${content}` : `${content.trimEnd()}\n\n${text}`;
  },
};

function asInsertion(text: string | undefined, place: Insertion['place']): Insertion | undefined {
  return text === undefined ? undefined : { text, place };
}
