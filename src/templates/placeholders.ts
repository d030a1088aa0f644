/** `{{name}}` in the instructions of a template, with or without spaces inside the braces. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Returns the names between double braces, each once. They need not be names of variables. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name!.trim()))];
}

/** Returns how often each name stands between double braces. */
export function countPlaceholders(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name] of text.matchAll(PLACEHOLDER))
    counts.set(name!.trim(), (counts.get(name!.trim()) ?? 0) + 1);
  return counts;
}

/** Replaces each placeholder by what `valueOf` returns for its name. */
export function fillPlaceholders(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(PLACEHOLDER, (_placeholder, name: string) => valueOf(name.trim()));
}
