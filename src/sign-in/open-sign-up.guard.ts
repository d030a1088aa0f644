import { Injectable, type CanActivate } from '@nestjs/common';
import { routeNotFound } from '../common/errors/error-envelope.js';
import { Config } from '../config/config.js';
import { PageError } from '../web/page-error.js';

/** Hides the pages of sign-up unless the operator has opened it (`SIGNUP=open`). */
@Injectable()
export class OpenSignUpGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.signup === 'open') return true;
    throw new PageError(404, 'Page not found', routeNotFound().message);
  }
}
