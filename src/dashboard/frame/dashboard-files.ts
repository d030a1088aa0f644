import { readStaticFile } from '../../web/static-file.js';

const read = (name: string) => readStaticFile(`../client/${name}`, import.meta.url);

/** The stylesheet of the dashboard, on top of the shell's. */
export const DASHBOARD_STYLES = read('dashboard.css');

/** The scripts of every page of the dashboard. Every page works without them. */
export const DASHBOARD_SCRIPTS = [read('dashboard.js'), read('local-times.js')];
