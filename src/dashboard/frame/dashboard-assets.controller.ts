import { Controller, Get, Header, UseFilters } from '@nestjs/common';
import { Public } from '../../common/http/access.js';
import { HtmlErrorFilter } from '../../web/html-error.filter.js';
import { IMMUTABLE } from '../../web/static-file.js';
import { DASHBOARD_SCRIPT, DASHBOARD_STYLES } from './dashboard-files.js';

/** Serves the stylesheet and the script of the dashboard. */
@Public()
@Controller()
@UseFilters(HtmlErrorFilter)
export class DashboardAssetsController {
  @Get(DASHBOARD_STYLES.path)
  @Header('content-type', DASHBOARD_STYLES.type)
  @Header('cache-control', IMMUTABLE)
  styles() {
    return DASHBOARD_STYLES.text;
  }

  @Get(DASHBOARD_SCRIPT.path)
  @Header('content-type', DASHBOARD_SCRIPT.type)
  @Header('cache-control', IMMUTABLE)
  script() {
    return DASHBOARD_SCRIPT.text;
  }
}
