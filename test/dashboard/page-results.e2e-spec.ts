import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request, type IncomingMessage } from 'node:http';
import { AccountsModule } from '../../src/accounts/accounts.module.js';
import { UserError } from '../../src/common/errors/user-error.js';
import { AdminController, DashboardController } from '../../src/dashboard/frame/dashboard-controller.js';
import { PageController } from '../../src/web/page-controller.js';
import { redirect, view } from '../../src/web/page-result.js';
import { rerenderOnError } from '../../src/web/rerender-on-error.js';
import { WebModule } from '../../src/web/web.module.js';
import { startApp, type TestApp } from '../support/app.js';
import { Person, textOf } from '../support/dashboard.js';
import { anAccount } from '../support/factories.js';
import { errorEnvelope } from '../support/http.js';
import { loadPackage } from '../support/load-package.js';

const { Get, Module, Post } = loadPackage<typeof import('@nestjs/common')>('@nestjs/common');
const { h } = loadPackage<typeof import('preact')>('preact');

const REFUSED = 'the shelf is full';
const paragraph = (text: string) => h('main', null, text);

@PageController('shelf')
class ShelfController {
  @Get()
  show() {
    return paragraph('A <shelf>');
  }

  @Get('gone')
  gone() {
    return view(paragraph('No shelf'), { status: 410, formsLeadAway: true });
  }

  @Get('elsewhere')
  elsewhere() {
    return redirect('/shelf');
  }

  @Get('broken')
  broken() {
    return h(() => {
      throw new Error('secret detail');
    }, null);
  }

  @Get('refused')
  refused() {
    throw new UserError(REFUSED);
  }

  @Get('form')
  form() {
    return rerenderOnError(
      async () => {
        throw new UserError('Type a name.');
      },
      (problem) => paragraph(`The form. ${problem}`),
    );
  }
}

@DashboardController('own-shelf')
class OwnShelfController {
  @Post()
  fill(): never {
    throw new UserError(REFUSED);
  }

  @Post('empty')
  empty() {
    return paragraph('Empty');
  }
}

@AdminController('shelf')
class AdminShelfController {
  @Post()
  fill(): never {
    throw new UserError(REFUSED);
  }
}

@Module({
  imports: [AccountsModule, WebModule],
  controllers: [ShelfController, OwnShelfController, AdminShelfController],
})
class ShelfModule {}

let service: TestApp;
beforeAll(async () => {
  service = await startApp({ LOG_LEVEL: 'error' }, undefined, { imports: [ShelfModule] });
});
afterAll(() => service?.close());

const open = (path: string) => fetch(service.url + path, { redirect: 'manual' });

describe('what the handler of a page returns', () => {
  it('is rendered with 200 and the headers of every page', async () => {
    const response = await open('/shelf');
    expect([response.status, await response.text()]).toEqual([
      200,
      '<!doctype html><main>A &lt;shelf></main>',
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("form-action 'self';"),
    });
  });

  it('can have a status and origins for its forms', async () => {
    const response = await open('/shelf/gone');
    expect([response.status, response.headers.get('content-security-policy')]).toEqual([
      410,
      expect.stringContaining("form-action 'self' https: http:;"),
    ]);
  });

  it('redirects with 303, no body and no cache', async () => {
    const response = await open('/shelf/elsewhere');
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      303,
      '/shelf',
      '',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is sent with 200 in response to a form too', async () => {
    const person = await Person.signIn(service);
    const page = await person.post('/own-shelf/empty');
    expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Empty')]);
  });
});

describe('an error in a page', () => {
  it('hides why rendering failed', async () => {
    const response = await open('/shelf/broken');
    const html = await response.text();
    expect([response.status, html]).toEqual([500, expect.stringContaining('Something went wrong')]);
    expect(html).not.toContain('secret detail');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('shows the form again with status 422 and the reason', async () => {
    const response = await open('/shelf/form');
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('The form. Type a name.'),
    ]);
  });

  it('shows the reason of any rejection, even if the handler has no form to show again', async () => {
    const person = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    for (const page of [
      await person.open('/shelf/refused'),
      await person.post('/own-shelf'),
      await person.post('/admin/shelf'),
    ])
      expect([page.status, textOf(page)]).toEqual([409, expect.stringContaining('The shelf is full.')]);
  });
});

describe('an unknown address', () => {
  const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('opened in a browser is a page that leads back', async () => {
    const response = await fetch(`${service.url}/no/such%20page`, { headers: HTML });
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(html).toContain('Page not found');
    expect(html).toContain('href="/sign-in"');
    expect(html).not.toContain('class="places"');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('opened by a signed-in user keeps the navigation, as other error pages do', async () => {
    const person = await Person.signIn(service);
    const unknown = await person.browser.open('/settings/no-such-page', { headers: HTML });
    const missing = await person.open('/settings/api-keys/no-such-key');
    const forbidden = await person.open('/admin/accounts');
    expect([unknown, missing, forbidden].map(({ status }) => status)).toEqual([404, 404, 403]);
    for (const { html } of [unknown, missing, forbidden]) expect(html).toContain('class="places"');
    expect(unknown.html).not.toContain('href="/sign-in"');
  });

  /** `fetch` would resolve the paths. */
  async function getRaw(path: string, headers: Record<string, string>) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(service.url, { path, headers }, resolve).on('error', reject).end();
    });
    response.resume();
    return { status: response.statusCode, type: response.headers['content-type'] };
  }

  it('that is no valid URL is no error of the server', async () => {
    const person = await Person.signIn(service);
    const cookie = `copydesk_session=${person.browser.cookie('copydesk_session')}`;
    for (const headers of [HTML, { ...HTML, cookie }])
      for (const path of [
        '//',
        '/\\',
        '//:x',
        '/no#%zz',
        '/no?%zz',
        '/a%ffb',
        '/settings/api-keys/%E0%A4%A',
        '/%zz',
      ]) {
        const { status, type } = await getRaw(path, headers);
        expect([path, status, type]).toEqual([path, 404, 'text/html; charset=utf-8']);
      }
  });

  it('is an error envelope for programs, and below the paths of the API whatever is accepted', async () => {
    const paths = ['/v1/no', '/%76%31/no', '/mcp/no', '/.well-known/no', '/health/no', '/metrics/no'];
    for (const [path, init] of [
      ['/no-such-page', { headers: { accept: '*/*' } }],
      ['/no-such-page', { headers: { accept: 'application/json' } }],
      ['/no-such-page', { method: 'POST', headers: HTML }],
      ['/a%ffb', { headers: { accept: '*/*' } }],
      ['/v1/%zz', { headers: HTML }],
      ['/%76%31/%zz', { headers: HTML }],
      ...paths.map((each) => [each, { headers: HTML }] as const),
    ] as const) {
      const response = await fetch(service.url + path, init);
      expect([path, response.status, await response.json()]).toEqual([
        path,
        404,
        errorEnvelope('NOT_FOUND', 'route_not_found'),
      ]);
    }
  });
});
