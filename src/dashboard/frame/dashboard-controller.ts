import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { Public } from '../../common/http/access.js';
import { DashboardErrorFilter } from './dashboard-error.filter.js';
import { FormInterceptor } from './form.interceptor.js';
import { AdminGuard, SessionGuard } from './session.guard.js';
import { StepUpInterceptor } from './step-up.interceptor.js';

/** Pages for whoever is signed in: a session and, for forms, their token; no API credential opens them. */
export const DashboardController = (path = '') =>
  applyDecorators(
    Public(),
    Controller(path),
    UseGuards(SessionGuard),
    UseInterceptors(FormInterceptor),
    UseFilters(DashboardErrorFilter),
  );

/** Pages for administrators. Their forms ask for the password again where it was given more than five minutes ago. */
export const AdminController = (path: string) =>
  applyDecorators(
    Public(),
    Controller(`admin/${path}`),
    UseGuards(SessionGuard, AdminGuard),
    UseInterceptors(FormInterceptor, StepUpInterceptor),
    UseFilters(DashboardErrorFilter),
  );
