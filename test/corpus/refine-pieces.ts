/** A part of a text, with what has to be found in every refinement of it. A data file, hence its length. */
export interface Piece {
  text: string;
  /** Strings that must stay, whatever their case and quotation marks. */
  keeps?: readonly string[];
  /** What the piece says, in whatever tense, person and register. */
  says?: readonly RegExp[];
  /** Stays to the byte: no operation on words may touch it. */
  isMarkup?: true;
  /** It stands on lines of its own. */
  isBlock?: true;
}

/** Chooses one of several. */
export type Choose = <Item>(items: readonly Item[]) => Item;

const AMOUNTS = ['£1,200,000', '$49.99', '€2.5 million', '£30', '$1,500', '12.5%', '€900', '3,400 kg'];
const DOSES = ['10 mg', '500 mg', '2.5 ml', '75 mcg', '40 units'];
const DATES = ['3 May 2026', '14 February', '2026-11-30', '7/12/2025', 'Friday 13 June', '1 March 2027'];
const NAMES = ['Priya Nair', 'Tom O’Leary', 'Inês Duarte', 'Dr. Okonkwo', 'Li Wei', 'Anna-Maria Kovács'];
const PLACES = [
  'Pearl Harbor',
  'Labour Party',
  'World Trade Center',
  'Theatre Royal',
  'Gray’s Inn',
  'Labor Day',
];
const URLS = [
  'https://example.com/a_(b)?c=d&e=teh',
  'www.acme-tools.co.uk/prices',
  'http://localhost:3000/v1',
];
const MAILS = ['inês.duarte@example.org', 'sales@acme.io', 'a.b+c@mail.example.com'];
const QUOTES = ['“I ain’t going to recieve it”', '"We never close"', '“Nobody told us, really”'];
const CODE = ['`npm ci --omit=dev`', '`const teh = 1`', '{{first_name}}', '`x != null`'];

/** Makes one piece of a text as people send them. */
export const PIECES: readonly ((choose: Choose) => Piece)[] = [
  (choose) => keeping(choose(AMOUNTS), (it) => `The house, which was listed at ${it}, sold last spring.`),
  (choose) => keeping(choose(AMOUNTS), (it) => `We paid ${it} for it (which is, in fact, a lot of money).`),
  (choose) =>
    keeping(
      choose(AMOUNTS),
      (it) => `Basically, the total came to ${it}, including delivery, and that was fine.`,
    ),
  (choose) => keeping(choose(DATES), (it) => `The shop will be closed on ${it}, and we are sorry about it.`),
  (choose) => keeping(choose(DATES), (it) => `In order to book, get in touch by ${it}.`),
  (choose) => keeping(choose(NAMES), (it) => `I met ${it} at the office, which was really nice.`),
  (choose) => keeping(choose(NAMES), (it) => `The report was written by ${it} and is very long.`),
  (choose) =>
    keeping(
      choose(PLACES),
      (it) => `We walked from the ${it} to the center, and the color of the sky was gray.`,
    ),
  (choose) =>
    keeping(choose(PLACES), (it) => `Whilst the ${it} organised it, the colour scheme was their favourite.`),
  (choose) => keeping(choose(URLS), (it) => `See ${it} for the utilised colours.`),
  (choose) => keeping(choose(MAILS), (it) => `You can reach us at ${it} at any time.`),
  (choose) => keeping(choose(QUOTES), (it) => `The owner said ${it} and left.`),
  (choose) => keeping(choose(CODE), (it) => `Just run ${it} before you start.`),
  (choose) => {
    const dose = choose(DOSES);
    return {
      text: choose([
        `Do not take more than ${dose} in 24 hours.`,
        `You must not take more than ${dose} in 24 hours, even if the pain is really bad.`,
        `Never take more than ${dose} in 24 hours, which is the limit.`,
      ]),
      keeps: [dose, '24 hours'],
      says: [/(?:\bnot|n['’]t|never)\b[^!?]*24 hours/i],
    };
  },
  (choose) => ({
    text: choose([
      'Please send the signed contract back soon.',
      'Could you send us the signed contract?',
      'I would appreciate it if you could send the signed contract.',
    ]),
    says: [/\b(?:please|could|can|would)\b[^!]*contract/i],
  }),
  (choose) => ({
    text: choose(['When does the gallery open again?', 'Is it not possible to move the gallery?']),
    says: [/gallery[^!]*\?/i],
  }),
  () => ({ text: 'There is no parking at the venue.', says: [/(?:\bno|not|n['’]t)\b[^!?]*parking/i] }),
  () => ({
    text: 'The product contains nuts, so it cannot be sold to people with allergies.',
    says: [/(?:cannot|can['’]t|can not|could not|couldn['’]t)\b[^!?]*allerg/i],
  }),
  () => ({ text: 'OK, this is a DIY job that we need ASAP.', keeps: ['DIY', 'ASAP'] }),
  () => ({ text: 'The team have worked really hard, and I think that it shows.' }),
  () => ({ text: 'Furthermore, numerous individuals utilize the facility on a daily basis.' }),
  () => ({ text: 'It is a nice place. They like it there. It goes without saying that it is quiet.' }),
  () => ({ text: 'we was happy with there work and its going good.' }),
  () => ({ text: 'The decision was made by the board. The garden was redone by volunteers.' }),
  () => ({ text: 'We sell tiles, mugs and bowls, and people love them!' }),
  () => block('```\nconst teh = recieve(3); // do not really touch\n```'),
  () => block('| Plan | Price |\n| --- | --- |\n| Basic | $9 |\n| Pro colour | $29.50 |'),
  () => block('> On Tue, Sam wrote:\n> I really think that we was right, so don’t change £400.'),
  () => block('<div class="color">\n<img src="gray.png" alt="gonna">\n</div>'),
  (choose) => {
    const amount = choose(AMOUNTS);
    return {
      text: `- bring a really good coat\n- pay ${amount} at the door\n- do not feed the birds`,
      isBlock: true,
      keeps: [amount],
      says: [/(?:not|n['’]t)\b[^!?]*birds/i],
    };
  },
  () => ({ text: '## What it costs', isBlock: true }),
  () => ({
    text: 'See [the color guide](https://example.com/color-guide) for more.',
    keeps: ['https://example.com/color-guide'],
  }),
  () => ({
    text: '<p>We <b>really</b> think that <a href="https://example.com/gray?x=1">the gray one</a> costs £75.</p>',
    isBlock: true,
    keeps: ['https://example.com/gray?x=1', '£75', '<p>', '</a>'],
  }),
];

function keeping(part: string, write: (part: string) => string): Piece {
  return { text: write(part), keeps: [part] };
}

function block(text: string): Piece {
  return {
    text,
    keeps: text.split('\n').filter((line) => !/^(?:```|\|[ -|]+\|)$/.test(line)),
    isMarkup: true,
    isBlock: true,
  };
}
