import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../common/time/clock.js';
import { DocumentError } from './document-error.js';
import { DocumentFetcher } from './document-fetcher.js';
import { readDocument, type ClientDocument } from './read-document.js';

const ENTRIES_MAX = 500;
/** The bounds of the time that a document is kept, and the time if its host sets none. */
const KEPT_MIN_SECONDS = 60;
const KEPT_MAX_SECONDS = 3_600;
const KEPT_SECONDS = 300;
/** A document that cannot be used is not fetched again so soon. */
const FAILURE_KEPT_SECONDS = 30;
/** The most documents that one process fetches at the same time. */
const RUNNING_MAX = 20;

interface Entry {
  found: ClientDocument | DocumentError;
  expiresAt: number;
}

/** Keeps documents, and failures for a short time. Requests for one document share one fetch. */
@Injectable()
export class DocumentCache {
  private readonly entries = new LRUCache<string, Entry>({ max: ENTRIES_MAX });
  private readonly running = new Map<string, Promise<ClientDocument | DocumentError>>();

  constructor(
    private readonly fetcher: DocumentFetcher,
    private readonly clock: Clock,
  ) {}

  /** Reports whether `get` finds a document without a fetch of its own. */
  has(url: string): boolean {
    return this.running.has(url) || this.find(url) !== null;
  }

  /** Returns the document at a URL; throws a `DocumentError`. */
  async get(url: string): Promise<ClientDocument> {
    const found = this.find(url) ?? (await (this.running.get(url) ?? this.fetch(url)));
    if (found instanceof DocumentError) throw found;
    return found;
  }

  private find(url: string): Entry['found'] | null {
    const entry = this.entries.get(url);
    return entry && entry.expiresAt > this.clock.now() ? entry.found : null;
  }

  private fetch(url: string): Promise<Entry['found']> {
    if (this.running.size >= RUNNING_MAX)
      return Promise.resolve(new DocumentError('cannot be fetched now; try again in a minute'));
    const fetching = this.read(url).finally(() => this.running.delete(url));
    this.running.set(url, fetching);
    return fetching;
  }

  private async read(url: string): Promise<Entry['found']> {
    try {
      const { bytes, cacheControl } = await this.fetcher.fetch(url);
      return this.keep(url, readDocument(url, bytes), keptSeconds(cacheControl));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return this.keep(url, error, FAILURE_KEPT_SECONDS);
    }
  }

  private keep<Found extends Entry['found']>(url: string, found: Found, seconds: number): Found {
    this.entries.set(url, { found, expiresAt: this.clock.now() + seconds * 1_000 });
    return found;
  }
}

function keptSeconds(cacheControl = ''): number {
  const maxAge = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,9})/i.exec(cacheControl)?.[1];
  if (/(?:^|,)\s*no-(?:store|cache)/i.test(cacheControl)) return KEPT_MIN_SECONDS;
  const asked = maxAge === undefined ? KEPT_SECONDS : Number(maxAge);
  return Math.max(KEPT_MIN_SECONDS, Math.min(KEPT_MAX_SECONDS, asked));
}
