import { Controller, Get, Header, UseFilters } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { HtmlErrorFilter } from './html-error.filter.js';
import { STYLESHEET, STYLESHEET_PATH } from './stylesheet.js';

/** The stylesheet. Its path names its content, so it may be kept for ever. */
@Public()
@Controller()
@UseFilters(HtmlErrorFilter)
export class AssetsController {
  @Get(STYLESHEET_PATH)
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  stylesheet() {
    return STYLESHEET;
  }
}
