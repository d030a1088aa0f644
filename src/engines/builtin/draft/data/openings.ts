import { table } from '../../text/table.js';

/** How a kind of letter opens: with its matter (`{x}`, a noun phrase of the prompt), or without one. */
export interface Opening {
  kind: RegExp;
  withMatter: string;
  alone: string;
  /** Whether the opening without a matter says what the letter is about. */
  standsAlone: '' | 'always' | 'before notes' | 'with a subject';
  subject: string;
}

/** Kind, opening with a matter, opening without one, whether that stands alone, and the subject line. */
const ROWS = table`
reference|recommendation → This is a reference for {x}. →  →  → Reference
condolence|sympathy → Please accept {my} condolences on {x}. → Please accept {my} condolences. →  → {My} condolences
birthday (?:card|wish|message|greeting|note|text|e-?mail) →  → Happy birthday! {I} wish you all the best. → always → Happy birthday
retirement (?:card|wish|message|note) →  → {I} wish you all the best for your retirement. → always → Happy retirement
wedding (?:card|wish|message|note) →  → Congratulations on your wedding. → always → Congratulations
baby (?:card|wish|message|note) →  → Congratulations on your baby. → always → Congratulations
anniversary (?:card|wish|message|note) →  → Happy anniversary! → always → Happy anniversary
(?:christmas|xmas) (?:card|wish|message|note|greeting) →  → Merry Christmas! → always → Merry Christmas
(?:farewell|leaving|goodbye) (?:card|wish|message|note) →  → {I} wish you all the best for the future. → always → All the best
good luck →  → Good luck! → always → Good luck
congratulation → Congratulations on {x}. → Congratulations! → always → Congratulations
get[- ]well →  → {I} wish you a speedy recovery. → always → Get well soon
cancel → {am} writing to cancel {x}. →  →  → Cancellation: {x}
thank → Thank you for {x}. → Thank you very much. → always → Thank you
cover letter|application → I am applying for {x}. →  →  → Application
resign → I am resigning from {x}. → I am writing to give notice of my resignation. → always → Resignation
welcome →  → Welcome! → always → Welcome
refund → {am} writing to request a refund for {x}. → {am} writing to request a refund. → always → Refund request
apology → {I} apologise for {x}. → Please accept {my} apologies. →  → {My} apologies
complaint → {am} writing to complain about {x}. → {am} writing to make a complaint. → before notes → Complaint
reminder → This is a reminder about {x}. →  →  → Reminder
invitation|invite → You are invited to {x}. → You are invited. → with a subject → Invitation
follow → {am} following up on {x}. →  →  → Follow-up
newsletter →  →  →  → Newsletter
mail|letter|message|note|reply|response → {am} writing about {x}.
`;

export const OPENINGS = ROWS.map(
  ([kind = '', withMatter = '', alone = '', standsAlone = '', subject = '']): Opening => {
    const isAlone = standsAlone as Opening['standsAlone'];
    return { kind: new RegExp(kind, 'i'), withMatter, alone, standsAlone: isAlone, subject };
  },
);
