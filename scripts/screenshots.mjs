// Starts the service on a database of its own, fills it and photographs its pages in Chromium:
//   node scripts/screenshots.mjs                  the two pictures of the README, into docs/images/
//   node scripts/screenshots.mjs --all <folder>   every page, at 1280 and 390 wide, light and dark
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PORT = process.env.PORT ?? '3917';
const URL_BASE = `http://localhost:${PORT}`;
const PASSWORD = 'a long enough password';
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PROMPTS = [
  ['email', 'Email to Sam asking to move our Tuesday meeting to Thursday'],
  ['announcement', 'Announce that our shop opens on Sundays from May'],
  ['product-description', 'A steel water bottle, 750 ml, keeps drinks cold for 24 hours'],
];

const everything = process.argv[2] === '--all';
const folder = process.argv[3] ?? join(import.meta.dirname, '../docs/images');
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-screenshots-'));
const service = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs'), 'service'], {
  env: {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT,
    PUBLIC_URL: URL_BASE,
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const key = await firstKey();
  await useTheApi(key);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  await photograph(browser);
  await browser.close();
} finally {
  service.kill('SIGTERM');
  await once(service, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function firstKey() {
  let text = '';
  for await (const chunk of service.stdout) {
    text += chunk;
    const key = /cdk_live_[0-9A-Za-z]{46}/.exec(text)?.[0];
    if (key && text.includes('Try it')) return key;
  }
  throw new Error('the service did not start');
}

async function useTheApi(key) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  for (const [template, prompt] of PROMPTS)
    await fetch(`${URL_BASE}/v1/generate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ template, prompt }),
    });
  await fetch(`${URL_BASE}/v1/generations/unknown`, { headers });
}

async function photograph(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${URL_BASE}/sign-in`);
  await page.fill('#email', 'admin@copydesk.local');
  await page.fill('#password', PASSWORD);
  await page.click('main button');
  await makeKeys(page);
  const result = await writeAndRefine(page);
  const paths = everything
    ? await allPaths(page, result)
    : { playground: result, 'api-keys': '/settings/api-keys' };
  const looks = everything
    ? [1280, 390].flatMap((width) => [
        { width, colorScheme: 'light' },
        { width, colorScheme: 'dark' },
      ])
    : [{ width: 1280, colorScheme: 'light' }];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(URL_BASE + path);
      const suffix = everything ? `-${width}-${colorScheme}` : '';
      await page.screenshot({ path: join(folder, `${name}${suffix}.png`), fullPage: everything });
    }
  }
}

async function makeKeys(page) {
  for (const [name, scopes] of [
    ['website', []],
    ['newsletter job', ['usage:read']],
    ['old import', ['generations:read', 'generations:delete', 'usage:read']],
  ]) {
    await page.goto(`${URL_BASE}/settings/api-keys/new`);
    await page.fill('#name', name);
    for (const scope of scopes) await page.check(`[value="${scope}"]`);
    await page.click('main form button');
    await page.waitForSelector('#secret');
  }
}

async function writeAndRefine(page) {
  await page.goto(`${URL_BASE}/playground`);
  await page.fill('#prompt', PROMPTS[0][1]);
  await page.selectOption('#template', 'email');
  await page.selectOption('#length', 'short');
  await page.click('text="Generate"');
  await page.waitForSelector('#instructions');
  await page.fill('#instructions', 'Replace Tuesday with Wednesday and make it friendly');
  await page.click('text=Refine');
  await page.waitForSelector('#difference');
  const { pathname, search } = new URL(page.url());
  const filled = new URLSearchParams({ prompt: PROMPTS[0][1], template: 'email', length: 'short' });
  return `${pathname}${search}&${filled}`;
}

async function allPaths(page, result) {
  await page.goto(`${URL_BASE}/settings/api-keys`);
  const places = await page.$$eval('nav.places a', (links) => links.map((link) => link.getAttribute('href')));
  const key = await page.getAttribute('main tbody a', 'href');
  const [record] = result.replace('/playground?result=', '/history/').split('&');
  const more = {
    key,
    record,
    result,
    revoke: `${key}/revoke`,
    reveal: `${key}/reveal`,
    'new-key': '/settings/api-keys/new',
    'delete-account': '/settings/profile/delete',
    'sorted-by-name': '/settings/api-keys?sort=name',
    search: '/search?q=job',
    'sign-out': '/sign-out',
  };
  return {
    ...Object.fromEntries(places.map((path) => [path.slice(1).replaceAll('/', '-') || 'overview', path])),
    ...more,
  };
}
