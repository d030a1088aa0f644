/** Articles and possessives that never stand side by side. */
const DOUBLED = /\b(?:a|an|the|my|our|your|their) (?:a|an|the|my|our|your|their)\b/gi;
const EMPTY =
  /\{\w*\}|undefined|\bNaN\b|\s[.,;](?:\s|$)|,\.|^(?:Subject|To|Title):\s*$|\b(?:for|about|to|of|on) \.(?:\s|$)/m;

/** Whether a draft has a fault that its prompt does not have: a doubled article, an empty slot, an unclosed quotation. */
export function isWellFormed(text: string, prompt: string): boolean {
  const doubled = text.match(DOUBLED) ?? [];
  const source = prompt.toLowerCase();
  return (
    text.trim() !== '' &&
    doubled.every((pair) => source.includes(pair.toLowerCase())) &&
    (!EMPTY.test(text) || EMPTY.test(prompt)) &&
    (count(text, '"') % 2 === 0 || count(prompt, '"') % 2 === 1)
  );
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
