/** A table of text, a row on each line or between “ ;; ”, its columns between arrows: table`one → two`. */
export const table = (source: TemplateStringsArray, ...parts: readonly string[]): string[][] =>
  String.raw(source, ...parts)
    .trim()
    .split(/ ;; |\n/)
    .map((row) => row.split(/ → ?/));
