import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { resourceUrl, type Resource } from '../common/http/resources.js';
import { DEFAULT_SCOPES } from '../common/http/scopes.js';
import { Config } from '../config/config.js';

/** Serves the metadata of the protected resources (RFC 9728), to which every 401 refers. */
@Public()
@Controller('.well-known/oauth-protected-resource')
export class ProtectedResourceController {
  constructor(private readonly config: Config) {}

  @Get('v1')
  @Header('access-control-allow-origin', '*')
  showApi() {
    return this.metadataOf('v1');
  }

  @Get('mcp')
  @Header('access-control-allow-origin', '*')
  showMcp() {
    return this.metadataOf('mcp');
  }

  private metadataOf(resource: Resource) {
    const { publicUrl } = this.config;
    return {
      resource: resourceUrl(publicUrl, resource),
      authorization_servers: [publicUrl],
      // Apps tend to request all listed scopes. The challenge of a 403 names any other scope.
      scopes_supported: [...DEFAULT_SCOPES],
      bearer_methods_supported: ['header'],
      resource_name: 'Copydesk',
    };
  }
}
