/**
 * Strings, and the numbers that JavaScript and Python write but JSON does not support. A string without an end counts as one
 * too: looking for its end again at each quotation mark in it would take quadratic time.
 */
const STRING_OR_NON_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\b(?:NaN|Infinity)\b/g;

/** Parses JSON; returns null if it is invalid. */
export function parseJson<Value>(json: string): Value | null {
  try {
    return JSON.parse(json) as Value;
  } catch {
    return null;
  }
}

/** Parses JSON in which `NaN` and `Infinity` are allowed and become null. Returns null for other invalid JSON. */
export function parseLooseJson(json: string): unknown {
  return parseJson(json) ?? parseJson(json.replace(STRING_OR_NON_NUMBER, nonNumberToNull));
}

function nonNumberToNull(token: string): string {
  return token.startsWith('"') ? token : 'null';
}
