import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../common/errors/app-error.js';
import { toAppError } from '../common/errors/error-envelope.js';
import type { Reply, Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { withOAuthRequest } from './oauth-request.js';
import { OAuthServer } from './oauth-server.js';
import { redirectLogout } from './redirect-logout.js';
import { TokenWrites } from './token-writes.js';

type Method = 'GET' | 'POST';

interface Route {
  path: string;
  methods: readonly Method[];
  /** Called by browsers: limited by address before anything else. */
  isPage?: boolean;
  /** Called by apps: limited by app once it has proved who it is, else by address. */
  isAppCall?: boolean;
  /** Its changes are written together, before it is answered. */
  issuesTokens?: boolean;
  /** Also answers under `/v1`. */
  hasAlias?: boolean;
  /** Scripts of other origins may ask first (CORS). */
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
    issuesTokens: true,
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
  { path: '/oauth/jwks', methods: ['GET'], hasPreflight: true },
  { path: '/.well-known/oauth-authorization-server', methods: ['GET'], hasPreflight: true },
  { path: '/.well-known/openid-configuration', methods: ['GET'], hasPreflight: true },
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ALIAS = '/v1';

/**
 * Puts the provider library behind Fastify's router: exactly its routes, so that whatever else is asked for is
 * answered like any unknown route. The library reads the body itself and answers on the raw response.
 */
@Injectable()
export class ProviderMount {
  private readonly issuer: URL;

  constructor(
    config: Config,
    private readonly server: OAuthServer,
    private readonly addressLimit: AddressLimit,
  ) {
    this.issuer = new URL(config.publicUrl);
  }

  mount(fastify: FastifyInstance) {
    for (const route of ROUTES) {
      const paths = route.hasAlias ? [route.path, ALIAS + route.path] : [route.path];
      for (const url of paths) this.mountAt(fastify, url, route);
    }
  }

  private mountAt(fastify: FastifyInstance, url: string, route: Route) {
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
        return refuse(reply, toAppError(error));
      }
    }
    if (route.path === '/oauth/logout' && request.method === 'POST') return redirectLogout(request, reply);
    this.pin(request);
    void reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    const isAppCall = route.isAppCall === true && !isPreflight;
    const writes = route.issuesTokens && !isPreflight ? new TokenWrites() : null;
    const isIntrospection = route.path === '/oauth/introspect';
    const isUserinfo = route.path === '/oauth/userinfo';
    const calls = { isAppCall, isIntrospection, isUserinfo };
    const oauthRequest = { request, signedIn: null, writes, ...calls, isCounted: false };
    await withOAuthRequest(oauthRequest, () => this.server.handle(request.raw, reply.raw));
  }

  /** No URL that the library makes follows what the caller says of host and scheme. */
  private pin({ raw }: Request) {
    raw.headers.host = this.issuer.host;
    delete raw.headers['x-forwarded-host'];
    delete raw.headers['x-forwarded-for'];
    raw.headers['x-forwarded-proto'] = this.issuer.protocol.slice(0, -1);
    if (raw.url?.startsWith(`${ALIAS}/oauth/`)) raw.url = raw.url.slice(ALIAS.length);
  }
}

// RFC 6749's form, as everywhere under /oauth.
function refuse(reply: Reply, error: AppError) {
  const isLimit = error.reason === 'rate_limited';
  if (error.retryAfterSeconds) void reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .status(isLimit ? 429 : 503)
    .header('cache-control', 'no-store')
    .send({ error: isLimit ? 'rate_limit_exceeded' : 'server_error', error_description: error.message });
}
