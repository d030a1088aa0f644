import { Controller, Get, Header, UseFilters } from '@nestjs/common';
import { Public } from '../../common/http/access.js';
import { HtmlErrorFilter } from '../../web/html-error.filter.js';
import { SCRIPT, SCRIPT_PATH } from './dashboard-script.js';
import { STYLES, STYLES_PATH } from './dashboard-styles.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The stylesheet and the script of the dashboard. Their paths name their content, so they may be kept for ever. */
@Public()
@Controller()
@UseFilters(HtmlErrorFilter)
export class DashboardAssetsController {
  @Get(STYLES_PATH)
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', FOR_EVER)
  styles() {
    return STYLES;
  }

  @Get(SCRIPT_PATH)
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', FOR_EVER)
  script() {
    return SCRIPT;
  }
}
