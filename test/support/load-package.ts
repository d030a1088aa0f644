/**
 * The package as the service has it: under that name a spec would import a copy of its own. Not for packages that come
 * twice, for `import` and for `require`: the service imports, this requires.
 */
export function loadPackage<Package>(name: string): Package {
  return (globalThis as unknown as { loadNatively(name: string): Package }).loadNatively(name);
}
