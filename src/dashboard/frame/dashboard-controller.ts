import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { Public } from '../../common/http/access.js';
import { PageInterceptor } from '../../web/page.interceptor.js';
import { DashboardErrorFilter } from './dashboard-error.filter.js';
import { DashboardFormInterceptor } from './dashboard-form.interceptor.js';
import { AdminGuard, SessionGuard } from './session.guard.js';
import { StepUpInterceptor } from './step-up.interceptor.js';

/** Pages that need a session and, for forms, a CSRF token. API credentials do not open them. */
export const DashboardController = (path = '') =>
  applyDecorators(
    Public(),
    Controller(path),
    UseGuards(SessionGuard),
    UseInterceptors(PageInterceptor, DashboardFormInterceptor),
    UseFilters(DashboardErrorFilter),
  );

/** Pages for administrators. Forms ask for the password again if it was last entered more than five minutes ago. */
export const AdminController = (path: string) =>
  applyDecorators(
    Public(),
    Controller(`admin/${path}`),
    UseGuards(SessionGuard, AdminGuard),
    UseInterceptors(PageInterceptor, DashboardFormInterceptor, StepUpInterceptor),
    UseFilters(DashboardErrorFilter),
  );
