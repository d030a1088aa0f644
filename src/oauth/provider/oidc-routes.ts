import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/error-envelope.js';
import type { Reply, Request } from '../../common/http/request.js';
import { Config } from '../../config/config.js';
import { AddressLimit } from '../../rate-limit/address-limit.js';
import { failureStatus } from './oauth-errors.js';
import { OAuthServer } from './oauth-server.js';
import { redirectLogout } from '../logout/redirect-logout.js';

type Method = 'GET' | 'HEAD' | 'POST';

interface Route {
  path: string;
  methods: readonly Method[];
  /** Called by browsers: rate limited by address before oidc-provider handles it. */
  isPage?: boolean;
  /** Called by apps: rate limited by `AppCallLimit` once the caller is known. */
  isAppCall?: boolean;
  /** Also available under `/v1`. */
  hasAlias?: boolean;
  /** Accepts CORS preflight requests. */
  hasPreflight?: boolean;
}

const ROUTES: readonly Route[] = [
  { path: '/oauth/authorize', methods: ['GET'], isPage: true, hasAlias: true },
  { path: '/oauth/authorize/:uid', methods: ['GET'], isPage: true },
  { path: '/oauth/userinfo', methods: ['GET', 'POST'], isAppCall: true, hasPreflight: true },
  { path: '/oauth/logout', methods: ['GET', 'POST'], isPage: true },
  { path: '/oauth/logout/success', methods: ['GET'], isPage: true },
  { path: '/oauth/logout/confirm', methods: ['POST'], isPage: true },
  {
    path: '/oauth/token',
    methods: ['POST'],
    isAppCall: true,
    hasAlias: true,
    hasPreflight: true,
  },
  {
    path: '/oauth/revoke',
    methods: ['POST'],
    isAppCall: true,
    hasAlias: true,
    hasPreflight: true,
  },
  { path: '/oauth/introspect', methods: ['POST'], isAppCall: true, hasPreflight: true },
  { path: '/oauth/par', methods: ['POST'], isAppCall: true, hasPreflight: true },
  { path: '/oauth/jwks', methods: ['GET', 'HEAD'], hasPreflight: true },
  { path: '/.well-known/oauth-authorization-server', methods: ['GET', 'HEAD'], hasPreflight: true },
  { path: '/.well-known/openid-configuration', methods: ['GET', 'HEAD'], hasPreflight: true },
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ALIAS = '/v1';

/**
 * Registers the routes of oidc-provider, and no others, with Fastify. oidc-provider reads the body and writes the
 * response itself.
 */
@Injectable()
export class OidcRoutes {
  private readonly issuer: URL;

  constructor(
    config: Config,
    private readonly server: OAuthServer,
    private readonly addressLimit: AddressLimit,
  ) {
    this.issuer = new URL(config.publicUrl);
  }

  register(fastify: FastifyInstance) {
    for (const route of ROUTES) {
      const paths = route.hasAlias ? [route.path, ALIAS + route.path] : [route.path];
      for (const url of paths) this.registerAt(fastify, url, route);
    }
  }

  private registerAt(fastify: FastifyInstance, url: string, route: Route) {
    const handler = (request: unknown, reply: unknown) =>
      this.serve(route, request as Request, reply as Reply);
    fastify.route({ method: [...route.methods], url, exposeHeadRoute: false, handler });
    if (route.hasPreflight) fastify.route({ method: 'OPTIONS', url, handler });
    fastify.route({
      method: METHODS.filter((method) => !(route.methods as readonly string[]).includes(method)),
      url,
      exposeHeadRoute: false,
      handler: (_request, reply) => {
        const error_description = `${route.path} takes ${route.methods.join(' and ')} requests`;
        void reply
          .status(405)
          .header('allow', route.methods.join(', '))
          .header('cache-control', 'no-store')
          .send({ error: 'invalid_request', error_description });
      },
    });
  }

  private async serve(route: Route, request: Request, reply: Reply) {
    const isPreflight = request.method === 'OPTIONS';
    if (route.isPage) {
      try {
        await this.addressLimit.consume(request);
      } catch (error) {
        return sendError(reply, toAppError(error));
      }
    }
    if (route.path === '/oauth/logout' && request.method === 'POST') return redirectLogout(request, reply);
    this.rewriteForProvider(request);
    void reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    await this.server.handle(request, reply, route.isAppCall === true && !isPreflight);
  }

  /**
   * Rewrites host, scheme and HEAD and resolves the alias path, so that oidc-provider sees a request to the issuer and
   * builds all URLs from it.
   */
  private rewriteForProvider({ raw }: Request) {
    // Node sends no body in answer to HEAD.
    if (raw.method === 'HEAD') raw.method = 'GET';
    raw.headers.host = this.issuer.host;
    delete raw.headers['x-forwarded-host'];
    raw.headers['x-forwarded-proto'] = this.issuer.protocol.slice(0, -1);
    if (raw.url?.startsWith(`${ALIAS}/oauth/`)) raw.url = raw.url.slice(ALIAS.length);
  }
}

// In the format of RFC 6749, like all errors under /oauth.
function sendError(reply: Reply, error: AppError) {
  const isLimit = error.reason === 'rate_limited';
  if (error.retryAfterSeconds) void reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .status(isLimit ? 429 : failureStatus(error))
    .header('cache-control', 'no-store')
    .send({ error: isLimit ? 'rate_limit_exceeded' : 'server_error', error_description: error.message });
}
