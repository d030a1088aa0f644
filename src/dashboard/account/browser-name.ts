const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns the common name of a browser, or the start of an unknown user agent. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1];
  if (!browser) return userAgent.slice(0, 60) || 'unknown';
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
