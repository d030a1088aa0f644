import { Injectable, type INestApplication } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { SERVICE_VERSION } from '../common/http/service-version.js';
import { Config } from '../config/config.js';
import { describeService } from './describe-service.js';

/** The OpenAPI document, generated from the whole app at the first request. The app is set after it has been created. */
@Injectable()
export class ApiDocument {
  private app: INestApplication | null = null;
  private answer: { json: string; etag: string } | null = null;

  constructor(private readonly config: Config) {}

  /** Names the app that is described. */
  describe(app: INestApplication) {
    this.app = app;
  }

  /** Returns the document as JSON, with its entity tag. */
  get(): { json: string; etag: string } {
    if (!this.app) throw new Error('the API document was requested before the app was set');
    this.answer ??= withEtag(
      JSON.stringify(describeService(this.app, this.config.publicUrl, SERVICE_VERSION)),
    );
    return this.answer;
  }
}

function withEtag(json: string) {
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` };
}
