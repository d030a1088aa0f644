import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../common/access.js';
import { JSON_TYPE } from '../common/http.js';
import { ApiDocument } from './api-document.js';

/** The machine-readable description of the API, for tools of any origin. */
@Public()
@Controller()
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  @Get('openapi.json')
  @Header('content-type', JSON_TYPE)
  @Header('access-control-allow-origin', '*')
  @Header('cache-control', 'no-cache')
  json(): string {
    return this.document.json();
  }
}
