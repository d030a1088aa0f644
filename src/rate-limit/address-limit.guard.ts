import { Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../common/http/request.js';
import { AddressLimit } from './address-limit.js';

/** Counts a request against the limit of its address; throws `rate_limited` over the limit. */
@Injectable()
class AddressLimitGuard implements CanActivate {
  constructor(private readonly addressLimit: AddressLimit) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    await this.addressLimit.consume(requestOf(host));
    return true;
  }
}

/** Limits a page by address, before its form is read. */
export const LimitAddress = () => UseGuards(AddressLimitGuard);
