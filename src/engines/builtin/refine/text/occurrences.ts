import type { Edit } from './edits.js';

/** Where a phrase stands as whole words, whatever its case. */
export function occurrences(text: string, phrase: string): Edit[] {
  const words = phrase
    .trim()
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);
  if (words === '') return [];
  const before = /^[\p{L}\p{N}]/u.test(phrase.trim()) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const after = /[\p{L}\p{N}]$/u.test(phrase.trim()) ? String.raw`(?![\p{L}\p{N}])` : '';
  return [...text.matchAll(new RegExp(before + words + after, 'giu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: '',
  }));
}

/** The source of a pattern that matches these characters. With the flag `u` nothing but syntax may be escaped. */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/['’]/g, "['’]");
}
