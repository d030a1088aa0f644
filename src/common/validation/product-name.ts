import { isConfusable } from './confusable-names.js';

/** The product's name, which accounts and apps must not use. */
export const PRODUCT_NAME = 'Copydesk';

/** What only the product's own people and pages are. */
const OFFICIAL = [
  'official',
  'login',
  'logon',
  'signin',
  'signon',
  'support',
  'security',
  'verified',
  'team',
  'staff',
  'admin',
];

const CHECK_MARK = /[✓✔☑✅🗸]/u;

/**
 * Reports whether a name could be mistaken for the product or its people. "Exporter for Copydesk" names another
 * developer's program, unless what precedes claims to be official ("Official login for Copydesk"); any other use of the
 * product's name could be mistaken.
 */
export function claimsProduct(name: string): boolean {
  const [, purpose, subject] = /^(.+) for (\S+)$/i.exec(name) ?? [];
  if (purpose === undefined || !isConfusable(subject!, PRODUCT_NAME)) return containsProduct(name);
  return containsProduct(purpose) || claimsToBeOfficial(purpose);
}

/** Whether a name has the mark or the word by which pages show that an app is verified: “✔ Verified”. */
export function claimsVerification(name: string): boolean {
  const words = name.split(/[\s\p{P}\p{S}]+/u);
  return CHECK_MARK.test(name) || words.some((word) => isConfusable(word, 'verified'));
}

function containsProduct(name: string): boolean {
  return isConfusable(name, PRODUCT_NAME, { anywhere: true });
}

function claimsToBeOfficial(purpose: string): boolean {
  const words = purpose.split(/[\s\p{P}]+/u).filter(Boolean);
  const pairs = words.slice(1).map((word, index) => words[index]! + word);
  return OFFICIAL.some(
    (claim) =>
      words.some((word) => isConfusable([...word].slice(0, claim.length).join(''), claim)) ||
      pairs.some((pair) => isConfusable(pair, claim)),
  );
}
