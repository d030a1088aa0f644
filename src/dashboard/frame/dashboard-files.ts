import { readStaticFile } from '../../web/static-file.js';

/** The stylesheet of the dashboard, on top of the shell's. */
export const DASHBOARD_STYLES = readStaticFile('../client/dashboard.css', import.meta.url);

/** The script of the dashboard. Every page works without it. */
export const DASHBOARD_SCRIPT = readStaticFile('../client/dashboard.js', import.meta.url);
