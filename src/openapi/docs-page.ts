import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { SessionContext } from '../dashboard/frame/session-context.js';
import { renderPage } from '../web/pages.js';
import type { Theme } from '../web/theme.js';
import { ApiDocument } from './api-document.js';
import type { DescribedApi } from './reference/described-api.js';
import { ReferenceContent } from './reference/reference-content.js';
import { ReferenceContents } from './reference/reference-contents.js';
import { ReferencePage, type ReferenceParts } from './reference/reference-page.js';

interface RenderedPage {
  html: string;
  /** The same page, compressed with Brotli. */
  compressed: Buffer;
  etag: string;
}

/** The API reference. What is the same for all readers is rendered once per process, on the first request. */
@Injectable()
export class DocsPage {
  private readonly rendered = new Map<Theme, RenderedPage>();
  private parts: ReferenceParts | undefined;

  constructor(private readonly document: ApiDocument) {}

  /** Returns the page without a session, rendered and compressed once per theme. */
  get(theme: Theme): RenderedPage {
    const page = this.rendered.get(theme) ?? this.render(theme);
    this.rendered.set(theme, page);
    return page;
  }

  /** Returns the page of a signed-in reader; of any reader for null. */
  pageFor(context: SessionContext | null): VNode {
    this.parts ??= this.renderParts();
    return ReferencePage({ parts: this.parts, context });
  }

  private render(theme: Theme): RenderedPage {
    const html = renderPage(this.pageFor(null), theme);
    const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    // Weak, as both encodings have the same tag.
    const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
    return { html, compressed, etag };
  }

  private renderParts(): ReferenceParts {
    const api = JSON.parse(this.document.get().json) as DescribedApi;
    return {
      contents: renderToString(ReferenceContents({ api })),
      content: renderToString(ReferenceContent({ api })),
    };
  }
}
