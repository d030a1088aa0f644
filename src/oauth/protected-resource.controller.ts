import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { DEFAULT_SCOPES } from '../common/http/scopes.js';
import { Config } from '../config/config.js';

/** Serves the protected resource metadata of the API (RFC 9728), to which every 401 refers. */
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
      // Apps tend to request all listed scopes. The challenge of a 403 names any other scope.
      scopes_supported: [...DEFAULT_SCOPES],
      bearer_methods_supported: ['header'],
      resource_name: 'Copydesk',
    };
  }
}
