import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { DEFAULT_SCOPES } from '../common/http/scopes.js';
import { Config } from '../config/config.js';

/** What an app must know to call the API (RFC 9728); every 401 points here. */
@Public()
@Controller('.well-known/oauth-protected-resource')
export class ProtectedResourceController {
  constructor(private readonly config: Config) {}

  @Get('v1')
  @Header('access-control-allow-origin', '*')
  show() {
    const { publicUrl } = this.config;
    return {
      resource: `${publicUrl}/v1`,
      authorization_servers: [publicUrl],
      // Apps tend to ask for all that is listed; challenges name what else a call needs.
      scopes_supported: [...DEFAULT_SCOPES],
      bearer_methods_supported: ['header'],
      resource_name: 'Copydesk',
    };
  }
}
