import { capitalize } from '../../web/capitalize.js';
import { PageError } from '../../web/page-error.js';
import type { RegisteredClient } from '../clients/registered-client.js';
import type { ClientDocuments } from '../documents/client-documents.js';
import { DocumentError } from '../documents/document-error.js';

/** Finds the app of an interaction; throws a `PageError` if it is no longer available. */
export async function findApp(documents: ClientDocuments, clientId: string): Promise<RegisteredClient> {
  try {
    const app = await documents.find(clientId);
    if (app) return app;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw unavailable(`${capitalize(error.message)}. Go back to the app and start again.`);
  }
  throw unavailable('The app that redirected you here has been deleted or suspended. Contact its developer.');
}

function unavailable(text: string): PageError {
  return new PageError(400, 'App not available', text);
}
