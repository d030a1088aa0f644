import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ArgumentsHost,
  CallHandler,
  ExceptionFilter,
  ExecutionContext,
  MessageEvent,
  MiddlewareConsumer,
  NestInterceptor,
  NestMiddleware,
  NestModule,
  PipeTransform,
} from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { LimitConcurrency, Public, RequireScope, V1Controller } from '../src/common/http/access.js';
import type { Principal } from '../src/common/http/principal.js';
import { ConcurrencyLimit } from '../src/rate-limit/concurrency-limit.js';
import { PrincipalThrottlerGuard } from '../src/rate-limit/principal-throttler.guard.js';
import { RateLimitStorage } from '../src/rate-limit/rate-limit-storage.js';
import { ReadinessService } from '../src/health/readiness.service.js';
import { StoredTemplates } from '../src/template-library/stored-templates.js';
import { TemplatesService } from '../src/template-library/templates.service.js';
import { startApp, type TestApp } from './support/app.js';
import { aKey, anAccount } from './support/factories.js';
import { call, errorEnvelope } from './support/http.js';
import { loadPackage } from './support/load-package.js';

// The packages as the service has them; every decorator below is used as its documentation shows.
const {
  BadRequestException,
  Body,
  Catch,
  ConflictException,
  Get,
  Header,
  HttpCode,
  HttpException,
  Injectable,
  InternalServerErrorException,
  Logger,
  MethodNotAllowedException,
  Module,
  NotFoundException,
  Param,
  ParseIntPipe,
  PayloadTooLargeException,
  Post,
  Query,
  Res,
  Sse,
  StreamableFile,
  UnauthorizedException,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
  ForbiddenException,
} = loadPackage<typeof import('@nestjs/common')>('@nestjs/common');
const { SkipThrottle, Throttle } = loadPackage<typeof import('@nestjs/throttler')>('@nestjs/throttler');
const { IsEmail, IsIn, IsInt, Length, Max, Min } =
  loadPackage<typeof import('class-validator')>('class-validator');
const { Expose, Transform } = loadPackage<typeof import('class-transformer')>('class-transformer');
const { map, of } = loadPackage<typeof import('rxjs')>('rxjs');

class InviteRequest {
  @IsEmail()
  email: string;

  @IsIn(['reader', 'writer'])
  role: string;

  @Min(1)
  @Max(5)
  @IsInt()
  seats: number = 1;

  @Length(2, 4)
  code: string = 'abc';
}

class FilterQuery {
  @IsIn(['new', 'old'])
  order: string = 'new';
}

class TransformedQuery {
  @Expose()
  @Transform(({ value }: { value: unknown }) => value ?? 'made up')
  @Length(1, 10)
  word: string;
}

class RequiredQuery {
  @IsEmail()
  email: string;
}

@Injectable()
class Shouting implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler) {
    return next.handle().pipe(map((text: string) => text.toUpperCase()));
  }
}

@Injectable()
class Reversing implements PipeTransform {
  transform(value: unknown) {
    return typeof value === 'string' ? [...value].toReversed().join('') : value;
  }
}

@Injectable()
class Never {
  canActivate() {
    return false;
  }
}

class MoonError extends Error {}

@Catch(MoonError)
class MoonFilter implements ExceptionFilter {
  catch(_error: MoonError, host: ArgumentsHost) {
    const reply = host.switchToHttp().getResponse();
    void reply.status(418).send({ moon: 'eclipsed' });
  }
}

@Injectable()
class MoonMiddleware implements NestMiddleware {
  use({ headers }: IncomingMessage, response: ServerResponse, next: () => void) {
    if (headers['x-moon'] === 'new') throw new NotFoundException('No moon tonight');
    if (headers['x-moon'] === 'blue') return void response.end('answered by the middleware');
    response.setHeader('x-middleware', 'on');
    next();
  }
}

const moonPlugin = async (server: FastifyInstance) => {
  server.decorateReply('moon', 'decorated');
  server.addHook('preHandler', async (_request, reply) => {
    if (reply.request.url.endsWith('/plugin')) reply.header('x-plugin-hook', 'on');
  });
};
// What `fastify-plugin` does: the plugin applies to all routes.
Object.assign(moonPlugin, { [Symbol.for('skip-override')]: true });

const EXCEPTIONS: Record<string, () => Error> = {
  bad: () => new BadRequestException('The moon is full'),
  list: () => new BadRequestException(['one', 'two']),
  conflict: () => new ConflictException('Already there'),
  unauthorized: () => new UnauthorizedException('Not you'),
  forbidden: () => new ForbiddenException('Not now'),
  missing: () => new NotFoundException('No such moon'),
  method: () => new MethodNotAllowedException(),
  large: () => new PayloadTooLargeException('Too much'),
  often: () => new HttpException('Slow down', 429),
  teapot: () => new HttpException('A teapot', 418),
  broken: () => new InternalServerErrorException('password=secret'),
};

@V1Controller('conventions')
class ConventionsController {
  private readonly logger = new Logger('Conventions');

  @Get('header')
  @Header('X-Moon', 'full')
  @HttpCode(203)
  header() {
    return 'seen';
  }

  @Get('interceptor')
  @UseInterceptors(Shouting)
  intercepted() {
    return 'quiet';
  }

  @Get('pipe/:word')
  @UsePipes(Reversing)
  piped(@Param('word') word: unknown) {
    return word;
  }

  @Get('number/:number')
  parsed(@Param('number', ParseIntPipe) number: unknown) {
    return number;
  }

  @Get('guard')
  @UseGuards(Never)
  guarded() {
    return 'never';
  }

  @Get('reply')
  replied(@Res({ passthrough: true }) reply: { header(name: string, value: string): void }) {
    reply.header('x-own', 'set');
    return 'replied';
  }

  @Get('filter-of-route')
  @UseFilters(MoonFilter)
  filtered() {
    throw new MoonError();
  }

  @Get('plugin')
  plugged(@Res({ passthrough: true }) reply: { moon: string }) {
    return reply.moon;
  }

  @Get('middleware')
  behindMiddleware() {
    return 'handled';
  }

  @Sse('events')
  events() {
    return of<MessageEvent[]>({ type: 'phase', id: '1', data: { moon: 'full' } }, { data: 'set' });
  }

  @Get('file')
  file() {
    return new StreamableFile(Readable.from(['a file']), { type: 'text/plain' });
  }

  @Get('throws/:name')
  throws(@Param('name') name: unknown) {
    throw EXCEPTIONS[String(name)]!();
  }

  @Post('invite')
  invite(@Body() request: InviteRequest) {
    return { isInstance: request instanceof InviteRequest, ...request };
  }

  @Post('field')
  field(@Body('email') email: unknown) {
    return email;
  }

  @Post('bodiless')
  @HttpCode(200)
  bodiless() {
    return 'done';
  }

  @Get('filter')
  filter(@Query() query: FilterQuery) {
    const { order } = query;
    query.order = 'changed';
    return order;
  }

  @Get('transformed')
  transformed(@Query() { word }: TransformedQuery) {
    return word;
  }

  @Get('required')
  required(@Query() { email }: RequiredQuery) {
    return email;
  }

  @Get('skip')
  @SkipThrottle()
  skipped() {
    return 'skipped';
  }

  @Get('unthrottled')
  @SkipThrottle()
  @LimitConcurrency()
  unthrottled(@Res({ passthrough: true }) reply: { request: { releaseSlot?: unknown } }) {
    return typeof reply.request.releaseSlot;
  }

  @Get('unthrottled-slot')
  @SkipThrottle()
  @LimitConcurrency()
  unthrottledSlot() {
    return takenSlots();
  }

  @Get('tight')
  @Throttle({ default: { limit: 2 } })
  tight() {
    return 'tight';
  }

  @Get('scope')
  @RequireScope('usage:read')
  scoped() {
    return 'scoped';
  }

  @Get('public')
  @Public()
  open() {
    return 'open';
  }

  @Get('log')
  log() {
    this.logger.log('an info line');
    this.logger.warn('a warning');
    this.logger.error('an error', new Error('with a stack').stack);
    this.logger.debug('a debug line');
    this.logger.verbose('a trace line');
    this.logger.fatal('a fatal line');
    return 'logged';
  }
}

@Module({ controllers: [ConventionsController] })
class ConventionsModule implements NestModule {
  configure(consumer: MiddlewareConsumer) {
    consumer.apply(MoonMiddleware).forRoutes('v1/conventions/middleware');
  }
}

let service: TestApp;
let key: string;
let takenSlots: () => Promise<number>;

beforeAll(async () => {
  service = await startApp({ LOG_LEVEL: 'trace' }, undefined, {
    imports: [ConventionsModule],
    override: (builder) =>
      builder.overrideProvider(ReadinessService).useValue({
        check: async () => ({ status: 'ok', checks: { overridden: true } }),
        announceStop: () => undefined,
      }),
    configure: (app) => {
      const server = app.getHttpAdapter().getInstance();
      void app.register(moonPlugin);
      server.addHook('onSend', (request, reply, payload, done) => {
        void reply.header('x-plugin', 'on');
        if (!request.url.endsWith('/header')) return done(null, payload);
        return done(null, String(payload).replace('seen', 'seen by a hook'));
      });
    },
  });
  key = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 1000');
});
afterAll(() => service.close());

const get = (path: string) => call(service.url, 'GET', `/v1/conventions/${path}`, { key });
const post = (path: string, body?: unknown) =>
  call(service.url, 'POST', `/v1/conventions/${path}`, { key, body });
const remaining = (headers: Headers) => Number(headers.get('x-ratelimit-remaining'));

describe('a new route under /v1', () => {
  it('supports @Header() and @HttpCode(), and onSend hooks that add a header and change the payload', async () => {
    const { status, headers, body } = await get('header');
    expect([status, headers.get('x-moon'), headers.get('x-plugin')]).toEqual([203, 'full', 'on']);
    expect(body).toEqual({ success: true, data: 'seen by a hook' });
    expect(headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('sends the same headers without other hooks (docs/decisions/direct-replies.md)', async () => {
    const own = await startApp({}, undefined, { imports: [ConventionsModule] });
    try {
      const { secret } = await aKey(own);
      const request = (path: string) => call(own.url, 'GET', `/v1/conventions/${path}`, { key: secret });
      const { status, headers, body } = await request('header');
      expect([status, headers.get('x-moon'), body]).toEqual([203, 'full', { success: true, data: 'seen' }]);
      expect((await request('interceptor')).body).toEqual({ success: true, data: 'QUIET' });
      const replied = await request('reply');
      expect([replied.headers.get('x-own'), replied.headers.get('content-type')]).toEqual([
        'set',
        'application/json; charset=utf-8',
      ]);
      expect(new Set(replied.headers.keys()).size).toBe([...replied.headers.keys()].length);
    } finally {
      await own.close();
    }
  });

  it('requires a credential, unless it is @Public()', async () => {
    const without = await call(service.url, 'GET', '/v1/conventions/header');
    expect([without.status, without.body]).toEqual([
      401,
      errorEnvelope('UNAUTHORIZED', 'invalid_credential'),
    ]);
    const open = await call(service.url, 'GET', '/v1/conventions/public');
    expect([open.status, open.body.data]).toEqual([200, 'open']);
  });

  it('supports interceptors, pipes, guards and headers on the reply', async () => {
    expect((await get('interceptor')).body).toEqual({ success: true, data: 'QUIET' });
    expect((await get('pipe/moon')).body.data).toBe('noom');
    expect((await get('number/7')).body.data).toBe(7);
    const bad = await get('number/seven');
    expect([bad.status, bad.body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'invalid_value')]);
    const guarded = await get('guard');
    expect([guarded.status, guarded.body]).toEqual([403, errorEnvelope('FORBIDDEN', 'insufficient_scope')]);
    expect((await get('reply')).headers.get('x-own')).toBe('set');
  });

  it('supports exception filters of a route', async () => {
    const { status, headers, body } = await get('filter-of-route');
    expect([status, body]).toEqual([418, { moon: 'eclipsed' }]);
    expect(headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('supports Nest middleware, and Fastify plugins with decorators and hooks', async () => {
    const { headers, body } = await get('middleware');
    expect([headers.get('x-middleware'), body.data]).toEqual(['on', 'handled']);
    expect((await get('header')).headers.has('x-middleware')).toBe(false);
    const plugged = await get('plugin');
    expect([plugged.headers.get('x-plugin-hook'), plugged.body.data]).toEqual(['on', 'decorated']);
  });

  it('sends the errors of middleware in the envelope, and lets middleware respond', async () => {
    const withMoon = (moon: string) =>
      call(service.url, 'GET', '/v1/conventions/middleware', { key, headers: { 'x-moon': moon } });
    const thrown = await withMoon('new');
    expect([thrown.status, thrown.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'not_found')]);
    expect(thrown.body.error.request_id).toBe(thrown.headers.get('x-request-id'));
    const answered = await withMoon('blue');
    expect([answered.status, answered.body]).toEqual([200, 'answered by the middleware']);
  });

  it('supports @Sse(), with the headers of every response', async () => {
    const { status, headers, body } = await get('events');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(headers.get('x-request-id')).toMatch(/^req_/);
    expect(headers.get('x-ratelimit-limit')).toBe('1000');
    expect(body).toContain('event: phase\nid: 1\ndata: {"moon":"full"}\n\n');
    expect(body).toContain('data: set\n\n');
  });

  it('can return a file, without an envelope', async () => {
    const { headers, body } = await get('file');
    expect([headers.get('content-type'), body]).toEqual(['text/plain', 'a file']);
    expect(headers.get('x-ratelimit-limit')).toBe('1000');
  });
});

describe('an HttpException', () => {
  it.each([
    ['bad', 400, 'VALIDATION_ERROR', 'invalid_value', 'The moon is full'],
    ['list', 400, 'VALIDATION_ERROR', 'invalid_value', 'one; two'],
    ['conflict', 400, 'VALIDATION_ERROR', 'invalid_value', 'Already there'],
    ['teapot', 400, 'VALIDATION_ERROR', 'invalid_value', 'A teapot'],
    ['large', 400, 'VALIDATION_ERROR', 'body_too_large', 'Too much'],
    ['unauthorized', 401, 'UNAUTHORIZED', 'invalid_credential', 'Not you'],
    ['forbidden', 403, 'FORBIDDEN', 'insufficient_scope', 'Not now'],
    ['missing', 404, 'NOT_FOUND', 'not_found', 'No such moon'],
    ['method', 404, 'NOT_FOUND', 'route_not_found', 'Method Not Allowed'],
    ['often', 429, 'RATE_LIMIT_EXCEEDED', 'rate_limited', 'Slow down'],
  ])('%s is %i %s', async (name, expected, code, reason, message) => {
    const { status, body, headers } = await get(`throws/${name}`);
    expect([status, body]).toEqual([expected, errorEnvelope(code, reason)]);
    expect(body.error.message).toBe(message);
    expect(headers.has('retry-after')).toBe(expected === 429);
  });

  it('of a server error does not reveal its message', async () => {
    const { status, body } = await get('throws/broken');
    expect([status, body]).toEqual([500, errorEnvelope('INTERNAL_ERROR', 'internal')]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('@Body() and @Query() of a class', () => {
  it('are instances of it, with its defaults', async () => {
    const { status, body } = await post('invite', { email: 'a@example.com', role: 'reader' });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      isInstance: true,
      email: 'a@example.com',
      role: 'reader',
      seats: 1,
      code: 'abc',
    });
  });

  it('treats every empty query alike', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await get('filter')).body.data).toBe('new');
      expect((await get('transformed')).body.data).toBe('made up');
      expect((await get('required')).body.error.details).toEqual([
        expect.objectContaining({ path: 'email' }),
      ]);
    }
  });

  it("reports class-validator's own decorators with a reason, every field at once", async () => {
    const { status, body } = await post('invite', { email: 'nobody', role: 'king', seats: 9, code: 'abcde' });
    expect([status, body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'invalid_value')]);
    expect(body.error.details).toEqual([
      { path: 'email', message: 'must be an email' },
      { path: 'role', message: 'must be one of the following values: reader, writer' },
      { path: 'seats', message: 'must not be greater than 5' },
      { path: 'code', message: 'must be shorter than or equal to 4 characters' },
    ]);
  });

  it.each([
    [{ role: 'reader' }, 'required', 'email'],
    [{ email: 'a@example.com', role: 'reader', seats: 'x' }, 'invalid_type', 'seats'],
    [{ email: 'a@example.com', role: 'reader', seats: 0 }, 'out_of_range', 'seats'],
    [{ email: 'a@example.com', role: 'reader', code: 'a' }, 'too_short', 'code'],
    [{ email: 'a@example.com', role: 'reader', code: 'abcdef' }, 'too_long', 'code'],
    [{ email: 'a@example.com', role: 'reader', moon: 1 }, 'unknown_field', 'moon'],
    [{ email: 'a@example.com', role: 'reader', constructor: 1 }, 'unknown_field', 'constructor'],
    [{ email: 'a@example.com', role: 'reader', prototype: 1 }, 'unknown_field', 'prototype'],
  ])('rejects %j as %s', async (request, reason, path) => {
    const { status, body } = await post('invite', request);
    expect([status, body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', reason)]);
    expect(body.error.details).toEqual([expect.objectContaining({ path })]);
  });

  it('reports unknown keys together with the other invalid fields', async () => {
    const { body } = await post('invite', '{"email":"x","role":"reader","toString":1,"__proto__":{}}');
    const paths = body.error.details.map(({ path }: { path: string }) => path);
    expect(paths.sort()).toEqual(['__proto__', 'email', 'toString']);
  });

  it('reads a body for handlers with @Body(), and rejects one for others', async () => {
    expect((await post('bodiless')).body.data).toBe('done');
    expect((await post('bodiless', '{}')).body.data).toBe('done');
    for (const body of ['{', { email: 'a@example.com' }])
      expect((await post('bodiless', body)).status).toBe(400);
    expect((await post('field', '{')).body).toEqual(errorEnvelope('VALIDATION_ERROR', 'malformed_json'));
    expect((await post('field', { email: 'a@example.com' })).body.data).toBe('a@example.com');
    const untyped = await call(service.url, 'POST', '/v1/conventions/invite', {
      key,
      body: 'email=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(untyped.body).toEqual(errorEnvelope('VALIDATION_ERROR', 'unsupported_media_type'));
  });

  it('accepts a query', async () => {
    expect((await get('filter')).body.data).toBe('new');
    expect((await get('filter?order=old')).body.data).toBe('old');
    const { status, body } = await get('filter?order=best&x=1');
    expect([status, body.error.details.map(({ path }: { path: string }) => path).sort()]).toEqual([
      400,
      ['order', 'x'],
    ]);
  });
});

describe('the throttler', () => {
  it('counts nothing on a route with @SkipThrottle(), whose headers show the current state', async () => {
    const before = remaining((await get('header')).headers);
    const skipped = await get('skip');
    expect([skipped.status, remaining(skipped.headers)]).toEqual([200, before]);
    expect(skipped.headers.get('ratelimit')).toContain('"account"');
    expect(remaining((await get('header')).headers)).toBe(before - 1);
  });

  it('leaves @LimitConcurrency() in force on a route with @SkipThrottle()', async () => {
    expect((await get('unthrottled')).body.data).toBe('function');
    const { id: accountId } = await anAccount(service);
    await service.database.query('UPDATE accounts SET concurrency = 1 WHERE id = $1', [accountId]);
    const { apiKey, secret } = await aKey(service, { accountId });
    const running = { credential: { id: apiKey.id }, account: { concurrency: 1 } } as Principal;
    const release = await service.app.get(ConcurrencyLimit).acquire(running);
    const { status, body, headers } = await call(service.url, 'GET', '/v1/conventions/unthrottled', {
      key: secret,
    });
    release();
    expect([status, body]).toEqual([429, errorEnvelope('RATE_LIMIT_EXCEEDED', 'concurrency_limited')]);
    expect(headers.get('ratelimit')).toContain('"account"');
  });

  it('counts a request with @SkipThrottle() towards a concurrency limit that processes share', async () => {
    const own = await startApp({ RATE_LIMIT_STORE: 'postgres' }, undefined, { imports: [ConventionsModule] });
    try {
      takenSlots = async () => {
        const rows = await own.database.query<{ taken: number }>('SELECT taken FROM concurrency_places');
        return rows.reduce((sum, { taken }) => sum + taken, 0);
      };
      const { secret } = await aKey(own);
      const { body } = await call(own.url, 'GET', '/v1/conventions/unthrottled-slot', { key: secret });
      expect(body).toEqual({ success: true, data: 1 });
    } finally {
      await own.close();
    }
  });

  it('adds a bucket of the account and route with @Throttle(); its rejections are not counted', async () => {
    const { id: accountId } = await anAccount(service);
    const own = (await aKey(service, { accountId })).secret;
    const tight = () => call(service.url, 'GET', '/v1/conventions/tight', { key: own });
    const first = await tight();
    expect([first.status, first.headers.get('x-ratelimit-limit'), remaining(first.headers)]).toEqual([
      200,
      '2',
      1,
    ]);
    expect(first.headers.get('ratelimit-policy')).toContain('"route";q=2');
    expect((await tight()).status).toBe(200);
    const refused = await tight();
    expect([refused.status, refused.body]).toEqual([
      429,
      errorEnvelope('RATE_LIMIT_EXCEEDED', 'rate_limited'),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const other = await call(service.url, 'GET', '/v1/conventions/header', { key: own });
    expect(remaining(other.headers)).toBe(60 - 3);
  });

  it.each([{ ttl: 1_000 }, { ttl: () => 60_000 }, { blockDuration: 5_000 }])(
    'fails the start for @Throttle() with %j',
    async (options) => {
      @V1Controller('wrong')
      class WrongController {
        @Get()
        @Throttle({ default: { limit: 1, ...options } as never })
        get() {
          return 'never';
        }
      }
      @Module({ controllers: [WrongController] })
      class WrongModule {}
      await expect(startApp({}, service.database, { imports: [WrongModule] })).rejects.toThrow(
        /@Throttle\(\) of WrongController\.get/,
      );
    },
  );

  it("keeps the library's canActivate", () => {
    expect(Object.hasOwn(PrincipalThrottlerGuard.prototype, 'canActivate')).toBe(false);
  });

  it("counts through the storage's increment", async () => {
    const storage = service.app.get(RateLimitStorage);
    const hit = () => storage.increment('x', 60_000, 2, 60_000, 'account');
    expect(await hit()).toMatchObject({ totalHits: 1, isBlocked: false, bucket: { remaining: 1 } });
    expect(await hit()).toMatchObject({ totalHits: 2, isBlocked: false });
    const blocked = await hit();
    expect(blocked).toMatchObject({ isBlocked: true, bucket: { name: 'account', remaining: 0 } });
    expect(blocked.timeToBlockExpire).toBe(blocked.timeToExpire);
  });
});

describe("Nest's Logger", () => {
  it('reaches the log at its levels, with its context', async () => {
    // The logger is one for all applications of a process: the one made last has it.
    const own = await startApp({ LOG_LEVEL: 'trace' }, undefined, { imports: [ConventionsModule] });
    try {
      const { secret } = await aKey(own);
      await call(own.url, 'GET', '/v1/conventions/log', { key: secret });
      const lines = own.logLines.map((line) => JSON.parse(line));
      const logged = lines.filter(({ context }) => context === 'Conventions');
      expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
        ['info', 'an info line'],
        ['warn', 'a warning'],
        ['error', 'an error'],
        ['debug', 'a debug line'],
        ['trace', 'a trace line'],
        ['fatal', 'a fatal line'],
      ]);
      expect(logged[2].stack).toContain('with a stack');
      const startup = lines.filter(({ context }) => context === 'RouterExplorer');
      expect(new Set(startup.map(({ level }) => level))).toEqual(new Set(['debug']));
    } finally {
      await own.close();
    }
  });
});

describe('a test', () => {
  it('can replace a provider of the whole service', async () => {
    const { body } = await call(service.url, 'GET', '/health/ready');
    expect(body).toEqual({ status: 'ok', checks: { overridden: true } });
  });

  it('can create a part of it with Nest’s testing module', async () => {
    const { Test } = loadPackage<typeof import('@nestjs/testing')>('@nestjs/testing');
    const own = { templateId: 'own', accountId: 'a', name: 'A', description: '', version: 1, variables: [] };
    const testingModule = await Test.createTestingModule({ providers: [TemplatesService, StoredTemplates] })
      .overrideProvider(StoredTemplates)
      .useValue({ ofAccount: () => [own], published: () => [] })
      .compile();
    const [first] = await testingModule.get(TemplatesService).all('a');
    expect(first).toMatchObject({ id: 'own', owner: 'account' });
    await testingModule.close();
  });
});
