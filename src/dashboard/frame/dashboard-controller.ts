import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { Public } from '../../common/access.js';
import { DashboardErrorFilter } from './dashboard-error.filter.js';
import { FormInterceptor } from './form.interceptor.js';
import { AdminGuard, SessionGuard } from './session.guard.js';

/** Pages for whoever is signed in: a session and, for forms, their token; no API credential opens them. */
export const DashboardController = (path = '') =>
  applyDecorators(
    Public(),
    Controller(path),
    UseGuards(SessionGuard),
    UseInterceptors(FormInterceptor),
    UseFilters(DashboardErrorFilter),
  );

/** Pages for administrators. */
export const AdminController = (path: string) =>
  applyDecorators(
    Public(),
    Controller(`admin/${path}`),
    UseGuards(SessionGuard, AdminGuard),
    UseInterceptors(FormInterceptor),
    UseFilters(DashboardErrorFilter),
  );
