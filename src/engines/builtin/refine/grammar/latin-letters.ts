const LOWER = 'a-zªµºß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž';
const UPPER = 'A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ';
const LETTERS: Record<string, string> = { L: LOWER + UPPER, Ll: LOWER, Lu: UPPER };
const PROPERTY = /\\p\{(Ll?|Lu)\}/g;
const PART = /\\p\{(?:Ll?|Lu)\}|\\.|\[(?:\\.|[^\]\\])*\]/g;

/**
 * Limits `\p{L}`, `\p{Ll}` and `\p{Lu}` in a pattern to the Latin letters of European languages, which is all that rules
 * of English need: V8 takes a hundred times as long to compile the letters of all scripts (docs/decisions/latin-letters.md).
 */
export function withLatinLetters(pattern: string): string {
  return pattern.replace(PART, (part) => {
    if (part.startsWith('[')) return part.replace(PROPERTY, (_, property: string) => LETTERS[property]!);
    return part.replace(PROPERTY, (_, property: string) => `[${LETTERS[property]}]`);
  });
}
