import { Controller, Get, Header, UseFilters } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { HtmlErrorFilter } from './html-error.filter.js';
import { SHELL_STYLES } from './shell-styles.js';
import { IMMUTABLE } from './static-file.js';

/** Serves the stylesheet of every page. */
@Public()
@Controller()
@UseFilters(HtmlErrorFilter)
export class AssetsController {
  @Get(SHELL_STYLES.path)
  @Header('content-type', SHELL_STYLES.type)
  @Header('cache-control', IMMUTABLE)
  stylesheet() {
    return SHELL_STYLES.text;
  }
}
