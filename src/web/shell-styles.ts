import { readStaticFile } from './static-file.js';

/** The stylesheet of every page. */
export const SHELL_STYLES = readStaticFile('client/shell.css', import.meta.url);
