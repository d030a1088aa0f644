import { Injectable } from '@nestjs/common';
import { request, type Dispatcher } from 'undici';
import { readUpTo } from '../../common/http/read-up-to.js';
import { Log } from '../../common/logging/log.js';
import { DocumentAgent } from './document-agent.js';
import { DocumentError } from './document-error.js';

/** From the look-up of the name to the last byte. */
const FETCH_MAX_MS = 5_000;
const DOCUMENT_BYTES_MAX = 5_120;

/** The body of a document, and how long its host allows to keep it. */
interface FetchedDocument {
  bytes: Buffer;
  cacheControl: string | undefined;
}

/** Fetches client metadata documents, whose URLs anyone can choose. Redirects are not followed. */
@Injectable()
export class DocumentFetcher {
  constructor(
    private readonly agent: DocumentAgent,
    private readonly log: Log,
  ) {}

  /**
   * Fetches a document of at most 5 KB within 5 s; throws a `DocumentError`. Why there was no response is logged only: it
   * would reveal names and addresses of the operator's network to anyone.
   */
  async fetch(url: string): Promise<FetchedDocument> {
    const signal = AbortSignal.timeout(FETCH_MAX_MS);
    try {
      const answer = await request(url, {
        dispatcher: this.agent.dispatcher,
        headers: { accept: 'application/json', 'user-agent': 'Copydesk-OAuth/1' },
        signal,
        reset: true,
      });
      const bytes = await readBody(answer);
      return { bytes, cacheControl: [answer.headers['cache-control']].flat()[0] };
    } catch (error) {
      if (error instanceof DocumentError) throw error;
      this.log.debug({ err: error, clientId: url }, 'a client metadata document could not be fetched');
      throw new DocumentError(signal.aborted ? 'was not received within 5 seconds' : 'could not be fetched');
    }
  }
}

async function readBody({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  try {
    if (statusCode >= 300 && statusCode < 400) throw new DocumentError('redirects, which is not followed');
    if (statusCode !== 200) throw new DocumentError(`has the status ${statusCode}`);
    // Otherwise, anyone who can store a file on a host could pose as an app of that host.
    if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(String(headers['content-type'])))
      throw new DocumentError('does not have the content type application/json');
    const bytes = await readUpTo(body, DOCUMENT_BYTES_MAX);
    if (!bytes) throw new DocumentError('is larger than 5 KB');
    return bytes;
  } finally {
    body.on('error', () => undefined).destroy();
  }
}
