/** How a kind of letter opens: with its matter (`{x}`, a noun phrase of the prompt), or without one. */
export interface Opening {
  kind: RegExp;
  withMatter: string;
  alone?: string;
  /** Whether the opening without a matter says what the letter is about. */
  standsAlone?: 'always' | 'with a subject';
  subject?: string;
}

export const OPENINGS: readonly Opening[] = [
  { kind: /reference|recommendation/i, withMatter: 'This is a reference for {x}.', subject: 'Reference' },
  {
    kind: /condolence|sympathy/i,
    withMatter: 'Please accept {my} condolences on {x}.',
    alone: 'Please accept {my} condolences.',
    subject: '{My} condolences',
  },
  {
    kind: /thank/i,
    withMatter: 'Thank you for {x}.',
    alone: 'Thank you very much.',
    standsAlone: 'always',
    subject: 'Thank you',
  },
  { kind: /cover letter|application/i, withMatter: 'I am applying for {x}.', subject: 'Application: {x}' },
  {
    kind: /resignation/i,
    withMatter: 'I am resigning from {x}.',
    alone: 'I am writing to give notice of my resignation.',
    standsAlone: 'always',
    subject: 'Resignation',
  },
  {
    kind: /refund/i,
    withMatter: '{am} writing to request a refund for {x}.',
    alone: '{am} writing to request a refund.',
    standsAlone: 'always',
    subject: 'Refund request',
  },
  {
    kind: /apology/i,
    withMatter: '{I} apologise for {x}.',
    alone: 'Please accept {my} apologies.',
    subject: '{My} apologies',
  },
  { kind: /complaint/i, withMatter: '{am} writing to complain about {x}.', subject: 'Complaint' },
  {
    kind: /reminder/i,
    withMatter: 'This is a reminder about {x}.',
    subject: 'Reminder',
  },
  {
    kind: /invitation|invite/i,
    withMatter: 'You are invited to {x}.',
    alone: 'You are invited.',
    standsAlone: 'with a subject',
    subject: 'Invitation',
  },
  { kind: /follow/i, withMatter: '{am} following up on {x}.', subject: 'Follow-up' },
  { kind: /newsletter/i, withMatter: '', subject: 'Newsletter' },
  { kind: /mail|letter|message|note|reply|response/i, withMatter: '{am} writing about {x}.' },
];
