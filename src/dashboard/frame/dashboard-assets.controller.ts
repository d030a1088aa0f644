import { Controller, Get, Header, Req, UseFilters } from '@nestjs/common';
import { Public } from '../../common/http/access.js';
import type { Request } from '../../common/http/request.js';
import { HtmlErrorFilter } from '../../web/html-error.filter.js';
import { IMMUTABLE } from '../../web/static-file.js';
import { DASHBOARD_SCRIPTS, DASHBOARD_STYLES, HEADER_STYLES } from './dashboard-files.js';

const SCRIPTS = new Map([...DASHBOARD_SCRIPTS.values()].map(({ path, text }) => [path, text]));

/** Serves the stylesheets and the scripts of the dashboard. */
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

  @Get(HEADER_STYLES.path)
  @Header('content-type', HEADER_STYLES.type)
  @Header('cache-control', IMMUTABLE)
  headerStyles() {
    return HEADER_STYLES.text;
  }

  @Get([...SCRIPTS.keys()])
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', IMMUTABLE)
  script(@Req() { url }: Request) {
    return SCRIPTS.get(url.split('?')[0]!);
  }
}
