import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { requestOf } from '../common/http/request.js';
import { Config } from '../config/config.js';

/**
 * Rejects requests of web pages from other origins, as the specification of MCP demands: a page whose name leads to this
 * machine (DNS rebinding) sends its own `Origin`. Other clients send none.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  private readonly allowed: string;

  constructor({ publicUrl }: Config) {
    this.allowed = new URL(publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const { origin } = requestOf(context).headers;
    if (origin === undefined || origin === this.allowed) return true;
    throw new AppError('origin_not_allowed', 'Web pages of this origin may not use MCP.');
  }
}
