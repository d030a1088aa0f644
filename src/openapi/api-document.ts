import { Injectable, type INestApplication } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { Config } from '../config/config.js';
import { describeService } from './describe-service.js';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** The OpenAPI document, made when it is first asked for: it is made of the whole app, so the app is given later. */
@Injectable()
export class ApiDocument {
  private app: INestApplication | null = null;
  private text: string | null = null;

  constructor(private readonly config: Config) {}

  /** Names the app that is described. */
  describe(app: INestApplication) {
    this.app = app;
  }

  /** The document as JSON. */
  json(): string {
    if (!this.app) throw new Error('the API document was asked for before there was an app');
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
    this.text ??= JSON.stringify(describeService(this.app, this.config.publicUrl, version));
    return this.text;
  }
}
