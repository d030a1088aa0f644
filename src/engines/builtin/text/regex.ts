const withFlags =
  (flags: string) =>
  (source: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw(source, ...parts), flags);

/** Patterns as they are written, with parts that others share: regex.iu`\b(?:${NAME}|you)\b`. */
export const regex = {
  g: withFlags('g'),
  i: withFlags('i'),
  u: withFlags('u'),
  iu: withFlags('iu'),
  isu: withFlags('isu'),
  su: withFlags('su'),
  gi: withFlags('gi'),
  gim: withFlags('gim'),
  gu: withFlags('gu'),
  giu: withFlags('giu'),
  gmu: withFlags('gmu'),
};
