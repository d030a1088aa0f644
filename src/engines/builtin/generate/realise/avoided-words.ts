/** True when the text holds one of the terms as whole words; a plural counts as its singular. */
export function containsAny(text: string, terms: readonly string[]): boolean {
  if (terms.length === 0) return false;
  const folded = fold(text);
  return terms.some((term) => {
    const word = fold(term).trim();
    if (word === '') return false;
    return [word, `${word}s`, `${word}es`, word.replace(/s$/, '')].some(
      (form) => form.length > 1 && hasWord(folded, form),
    );
  });
}

function hasWord(text: string, word: string): boolean {
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const before = text[from - 1] ?? ' ';
    const after = text[from + word.length] ?? ' ';
    if (!isWordCharacter(before) && !isWordCharacter(after)) return true;
  }
  return false;
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
