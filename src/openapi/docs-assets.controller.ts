import { Controller, Get, Header, UseFilters } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { HtmlErrorFilter } from '../web/html-error.filter.js';
import { IMMUTABLE } from '../web/static-file.js';
import { DOCS_SCRIPT, DOCS_STYLES } from './docs-files.js';

/** Serves the stylesheet and the script of the API reference. */
@Public()
@Controller()
@UseFilters(HtmlErrorFilter)
export class DocsAssetsController {
  @Get(DOCS_STYLES.path)
  @Header('content-type', DOCS_STYLES.type)
  @Header('cache-control', IMMUTABLE)
  styles() {
    return DOCS_STYLES.text;
  }

  @Get(DOCS_SCRIPT.path)
  @Header('content-type', DOCS_SCRIPT.type)
  @Header('cache-control', IMMUTABLE)
  script() {
    return DOCS_SCRIPT.text;
  }
}
