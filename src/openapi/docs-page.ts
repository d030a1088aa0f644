import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { renderPage } from '../web/pages.js';
import type { Theme } from '../web/theme.js';
import { ApiDocument } from './api-document.js';
import { DOCS_SCRIPT, DOCS_STYLES } from './docs-files.js';
import type { DescribedApi } from './reference/described-api.js';
import { ReferencePage } from './reference/reference-page.js';

interface RenderedPage {
  html: string;
  /** The same page, compressed with Brotli. */
  compressed: Buffer;
  etag: string;
}

/** The API reference, rendered and compressed once per process and theme, on the first request. */
@Injectable()
export class DocsPage {
  private readonly rendered = new Map<Theme, RenderedPage>();

  constructor(private readonly document: ApiDocument) {}

  get(theme: Theme): RenderedPage {
    const page = this.rendered.get(theme) ?? this.render(theme);
    this.rendered.set(theme, page);
    return page;
  }

  private render(theme: Theme): RenderedPage {
    const api = JSON.parse(this.document.get().json) as DescribedApi;
    const html = renderPage(ReferencePage({ api, styles: DOCS_STYLES, script: DOCS_SCRIPT }), theme);
    const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    // Weak, as both encodings have the same tag.
    const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
    return { html, compressed, etag };
  }
}
