import { readIslands, readStaticFile, type StaticFile } from '../../web/static-file.js';

/** The stylesheet of the dashboard, on top of the shell's. */
export const DASHBOARD_STYLES = readStaticFile('../client/dashboard.css', import.meta.url);

/** The stylesheet of the header alone, for other pages that signed-in users see. */
export const HEADER_STYLES = readStaticFile('../client/header.css', import.meta.url);

/** The scripts of the dashboard by name, bundled from `client/<name>.ts(x)`. Every page works without them. */
export const DASHBOARD_SCRIPTS = readIslands('../client/', import.meta.url);

/** Returns a script by its name; throws if the build has none. */
export function dashboardScript(name: string): StaticFile {
  const script = DASHBOARD_SCRIPTS.get(name);
  if (!script) throw new Error(`src/dashboard/client has no script "${name}"`);
  return script;
}
