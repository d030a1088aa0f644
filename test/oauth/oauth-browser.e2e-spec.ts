import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser as Chromium, BrowserContextOptions, Page } from 'playwright-core';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { chromiumPath, launchChromium } from '../support/chromium.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { aClient, anAttempt, CODE, exchange, startOAuthApp, type TestClient } from '../support/oauth-flow.js';

// The forms, the redirects and the policy that browsers hold them to can be tried in a browser alone.
const inChromium = chromiumPath ? describe : describe.skip;

inChromium('in Chromium', () => {
  let service: TestApp;
  let account: Account;
  let client: TestClient;
  let chromium: Chromium;
  let callback: Server;
  const complaints: string[] = [];

  beforeAll(async () => {
    service = await startOAuthApp({ SIGNUP: 'open' });
    account = await anAccount(service);
    callback = createServer((request, response) => {
      const { port } = callback.address() as { port: number };
      // Like the callback of a broker, which leads on to the app's own site.
      if (request.url!.startsWith('/broker'))
        return response.writeHead(302, { location: `http://127.0.0.1:${port}/home` }).end();
      return response.end('<!doctype html><title>Back</title>');
    });
    await new Promise<void>((resolve) => callback.listen(0, '127.0.0.1', resolve));
    const { port } = callback.address() as { port: number };
    // Another name for this machine is another origin.
    client = await aClient(service, {
      redirectUris: [`http://localhost:${port}/callback`],
      name: 'Quill & Co',
    });
    chromium = await launchChromium();
  });
  afterAll(async () => {
    await chromium?.close();
    callback?.close();
    await service.close();
  });

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await chromium.newContext(options)).newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/content security policy|refused/i.test(message.text())) complaints.push(message.text());
    });
    return page;
  }

  async function signIn(page: Page, { email }: Account) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  // I9. Prevents a policy that blocks the redirect to the app in real browsers.
  it.each([
    ['with scripts', { javaScriptEnabled: true }],
    ['without scripts', { javaScriptEnabled: false }],
  ])('sign-in and consent redirect to another origin under the real policy, %s', async (_how, options) => {
    const page = await open(options);
    const attempt = anAttempt(service, client, { prompt: 'consent' });
    await page.goto(attempt.url.href);
    await signIn(page, account);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(`${client.redirectUri}?**`);
    const code = new URL(page.url()).searchParams.get('code')!;
    expect((await exchange(service, client, code, attempt.verifier)).status).toBe(200);
    expect(complaints).toEqual([]);
  });

  it('sign-in redirects straight to an app that was allowed before', async () => {
    const page = await open();
    await page.goto(anAttempt(service, client).url.href);
    await signIn(page, account);
    await page.waitForURL(`${client.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('code')).toMatch(CODE);
    expect(complaints).toEqual([]);
  });

  // A callback that redirects to yet another origin is part of the chain that Chromium checks.
  it.each(['Allow', 'Deny'])('%s leads on where the callback of the app redirects', async (decision) => {
    const page = await open();
    const broker = await aClient(service, {
      redirectUris: [client.redirectUri.replace('/callback', '/broker')],
    });
    await page.goto(anAttempt(service, broker).url.href);
    await signIn(page, account);
    await page.getByRole('button', { name: decision, exact: true }).click();
    await page.waitForURL('http://127.0.0.1:*/home');
    expect(complaints).toEqual([]);
  });

  it('denying redirects to the app too', async () => {
    const page = await open();
    await page.goto(anAttempt(service, client, { prompt: 'consent' }).url.href);
    await signIn(page, account);
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.waitForURL(`${client.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  });

  it('a double click on Allow ends at the app', async () => {
    const page = await open();
    const other = await aClient(service, { redirectUris: [client.redirectUri] });
    await page.goto(anAttempt(service, other).url.href);
    await signIn(page, account);
    await page.getByRole('button', { name: 'Allow', exact: true }).dblclick();
    await page.waitForURL(`${client.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('code')).toMatch(CODE);
  });

  it('Enter in the field of the spending limit answers nothing', async () => {
    const page = await open();
    await page.goto(anAttempt(service, client, { prompt: 'consent' }).url.href);
    await signIn(page, account);
    const limit = page.getByLabel('Spending limit per month');
    await limit.fill('5');
    await limit.press('Enter');
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(`${client.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('code')).toMatch(CODE);
  });

  it('an app with response_mode=form_post gets the response', async () => {
    const page = await open();
    await page.goto(anAttempt(service, client, { response_mode: 'form_post' }).url.href);
    await signIn(page, account);
    await page.waitForURL(client.redirectUri);
    expect(await page.title()).toBe('Back');
    expect(complaints).toEqual([]);
  });

  it('a new user can sign up during authorization', async () => {
    const page = await open();
    await page.goto(anAttempt(service, client).url.href);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Email').fill(`new-${Date.now()}@example.com`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(`${client.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('code')).toMatch(CODE);
  });

  it('a new user whose authorization is denied after signing up returns to the app', async () => {
    const page = await open();
    const modest = await aClient(service, { redirectUris: [client.redirectUri], scopes: ['generate'] });
    await page.goto(anAttempt(service, modest, { scope: 'usage:read' }).url.href);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Email').fill(`denied-${Date.now()}@example.com`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.waitForURL(`${client.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  });

  it('everything works by keyboard', async () => {
    const page = await open();
    await page.goto(anAttempt(service, client, { prompt: 'consent' }).url.href);
    // The browser gives `autofocus` its turn only after the page has loaded.
    await page.waitForFunction('document.activeElement.name === "email"');
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Connect Quill & Co?' }).waitFor();
    const names: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(
          'document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent.trim()',
        ),
      );
    }
    const fields = ['Sign out', expect.stringContaining('month'), 'Deny', 'Allow'];
    expect(names).toEqual(['Skip to content', ...fields]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${client.redirectUri}?**`);
  });

  it.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)(
    'pages fit %i pixels, have one heading and enough contrast (%s)',
    async (width, colorScheme) => {
      const page = await open({ viewport: { width, height: 900 }, colorScheme });
      await page.goto(anAttempt(service, client, { prompt: 'consent' }).url.href);
      const pages = [await inspect(page)];
      await signIn(page, account);
      await page.getByRole('heading', { name: /^Connect/ }).waitFor();
      pages.push(await inspect(page));
      await page.goto(`${service.url}/sign-out`);
      pages.push(await inspect(page));
      await page.goto(`${service.url}/oauth/authorize`);
      pages.push(await inspect(page));
      for (const { lang, headings, mains, overflow, contrast, unlabelled } of pages) {
        expect({ lang, headings, mains, overflow, unlabelled }).toEqual({
          lang: 'en',
          headings: 1,
          mains: 1,
          overflow: 0,
          unlabelled: 0,
        });
        // WCAG 2.2 AA asks for 4.5.
        expect(contrast).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

interface Findings {
  lang: string;
  headings: number;
  mains: number;
  overflow: number;
  unlabelled: number;
  contrast: number;
}

/** What can be measured of a page without knowing what it is for; the contrast is that of its palest text. */
function inspect(page: Page): Promise<Findings> {
  return page.evaluate(INSPECTION) as Promise<Findings>;
}

const INSPECTION = `(() => {
  const channel = (value) => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(Number);
    return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  };
  const backgroundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/, 0\\)$|transparent/.test(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const contrasts = [...document.querySelectorAll('body *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .map((element) => {
      const [a, b] = [luminance(getComputedStyle(element).color), luminance(backgroundOf(element))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    });
  return {
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    unlabelled: [...document.querySelectorAll('input:not([type=hidden])')].filter((input) => !input.labels.length).length,
    contrast: Math.min(...contrasts),
  };
})()`;
