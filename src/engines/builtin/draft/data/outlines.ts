import { table } from '../../text/table.js';

/**
 * What an outline asks its author to write, by layout or template, and a pattern of the kinds of text, as prompts and
 * templates name them, that have this outline. The first pattern that fits counts. Nothing here speaks of a subject.
 */
const ROWS = table`
tagline → What it does for the customer | What makes it different | The moment of use | The name, and what it stands for → tag-?\s?line|slogan|claim
video-script → First seconds: the reason to keep watching | Scene by scene: what is shown and what is said | Last scene: what the viewer should do → \bscript|\bvideo|\breel
comparison → Who the choice matters to | The criteria, most important first | For each criterion: what speaks for each side | How to decide → compar|pros and cons
listicle → Introduction: one sentence | The points: a heading and two sentences each | Closing: where to begin → listicle
job → The position, the place and the hours | The tasks | What applicants should bring | What you offer: pay, time off, other benefits | How to apply, to whom, and by when → job|vacancy
faq → The questions that are asked most, in the words of those who ask them | For each: an answer of one to three sentences | Where to ask what is not answered here → faq|frequently|q ?& ?a
ad-copy → Headline: the offer or the benefit | Two or three lines: what the reader gets | Proof: a figure, a name, a guarantee | Call to action: one step → \bads?\b|advert|ad-copy
about → Who you are and what you do, in one sentence | How it began: year, place, people | What you do differently: facts rather than adjectives | The people, by name | How to reach or visit you → about
bio → Name and present role | Training and earlier posts | Work that readers may know | A personal detail → bio\b|biography|profile
how-to-guide → What the reader needs before the start | The steps, one action each, in order | How to tell that it worked | What to do if it did not → how|guide|tutorial|instruction|manual
speech → Greeting, and who you are to the audience | The occasion and why it matters | One or two stories, with names and years | Thanks to those who took part | Closing: a wish or a toast → speech|toast|eulogy|talk|address
press-release → Headline: the news in one line | First paragraph: who, what, when, where | Background and figures | A quotation with the name and role of its speaker | Contact for the press → press|media release
invitation → The occasion and who invites | Date, time and place | What happens, and what guests should bring | Whom to tell, and by when → invit
newsletter → Greeting and the main news | Two or three short items, each with a date or a link | Dates to remember | Contact, and how to unsubscribe → newsletter
product → What it is and whom it is for | Material, size, weight, color | What it does better than others: one fact for each claim | Care, guarantee and delivery | Price and how to order → product|listing|description
blog → Opening: the question or the moment that the post is about | Main points: three to five, each with an example | What you have learned or advise | Closing: a question to readers or a next step → blog|something|^(?:a )?text$|content
review → What was bought or visited, and when | What was good | What was not | For whom it is right → review|testimonial
rules → Whom the rules are for | The rules, one sentence each | Whom to ask → rules|policy|guideline
minutes → Date, place and who was present | Topics, one heading each | Decisions | Tasks: who, what, by when → minutes|notes|agenda
article → Opening: why this matters to the reader | Main points: three to five, each with an example | Common mistakes or questions | Closing: what to do next
list → What it is | Whom it is for | Size, material, features | Price and how to get it
sections → What it is about | What is asked for | What is offered | How to respond
news → What is new | When and where | What the reader should do
post → First line: the reason to read on | Two or three short paragraphs: what happened and what it means | Closing: a question or the next step
letter → To whom it goes, and how you know them | The matter, in the first sentence | The reason or the details | What should happen next, and by when
invention → The main idea | What must be in it | How it ends
`;
/** The points of the outlines, by their names. */
export const POINTS_OF = new Map(ROWS.map(([name = '', points = '']) => [name, points.split(' | ')]));

/** Kinds of text with the name of their outline. */
export const KIND_OUTLINES = ROWS.flatMap(([name = '', , kind]) =>
  kind === undefined ? [] : [{ name, kind: new RegExp(kind, 'i') }],
);
