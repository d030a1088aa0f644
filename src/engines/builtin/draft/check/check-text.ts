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
    (text.split('"').length % 2 === 1 || prompt.split('"').length % 2 === 0)
  );
}
