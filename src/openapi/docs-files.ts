import { readIslands, readStaticFile } from '../web/static-file.js';

/** The stylesheet of the API reference. */
export const DOCS_STYLES = readStaticFile('client/docs.css', import.meta.url);

/** The script of the API reference. */
export const DOCS_SCRIPT = readIslands('client/', import.meta.url).get('docs')!;
