import { applyDecorators, Controller, UseFilters, UseInterceptors } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { FormInterceptor } from './form.interceptor.js';
import { HtmlErrorFilter } from './html-error.filter.js';
import { PageInterceptor } from './page.interceptor.js';

/**
 * A controller of pages that need no session. Its handlers return a `PageResult`; errors become pages. Forms need a CSRF
 * token, and handlers take them with `@CurrentForm()`.
 */
export const PageController = (path: string) =>
  applyDecorators(
    Public(),
    Controller(path),
    UseInterceptors(PageInterceptor, FormInterceptor),
    UseFilters(HtmlErrorFilter),
  );
