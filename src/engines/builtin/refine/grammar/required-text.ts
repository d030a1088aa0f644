/** What a pattern leaves open: escapes, classes, and characters that a quantifier may leave out. */
const ESCAPE = /\\(?:[pPk][{<][^}>]*[}>]|u[\dA-F]{4}|[^])/gi;
const CLASS = /\[[^\]]*\]/g;
const INNERMOST_GROUP = /\([^()]*\)/g;
const OPTIONAL = /[^](?:[?*]|\{[^}]*\})/g;
const OPEN = '\0';

/**
 * The longest text, in lower case, that stands in everything a pattern matches. To look for it is several times cheaper
 * than to run the pattern. Empty where there is none.
 */
export function requiredText(pattern: string): string {
  let fixed = pattern.replace(ESCAPE, OPEN).replace(CLASS, OPEN);
  for (let before = ''; before !== fixed;) {
    before = fixed;
    fixed = fixed.replace(INNERMOST_GROUP, OPEN);
  }
  if (fixed.includes('|')) return '';
  const texts = fixed.replace(OPTIONAL, OPEN).split(/[\0^$.+?*{}]/);
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest)).toLowerCase();
}
