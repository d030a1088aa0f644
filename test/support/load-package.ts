/**
 * Loads a package as the service has loaded it, because importing it in a spec would create a copy. Not for packages
 * with separate builds for `import` and `require`: the service imports, this function requires.
 */
export function loadPackage<Package>(name: string): Package {
  return (globalThis as unknown as { loadNatively(name: string): Package }).loadNatively(name);
}
