import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { parseIpAddress } from '../../src/common/http/ip-address.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';

describe('an address in a proxy header', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50000', '192.0.2.1'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:50000', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('is parsed from %s', (text, address) => {
    expect(parseIpAddress(text)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    'example.com:80',
    '192.0.2',
    '192.0.2.1.5:80',
    '0300.0.2.1',
    '[192.0.2.1]:80',
  ])('is not parsed from %j', (text) => {
    expect(parseIpAddress(text)).toBeNull();
  });
});

describe('a client behind proxies', () => {
  let database: TestDatabase;
  let oneProxy: TestApp;
  let listed: TestApp;
  beforeAll(async () => {
    database = await makeDatabase();
    const limits = { ADDRESS_REQUESTS_PER_MINUTE: '5' };
    oneProxy = await startApp({ ...limits, TRUST_PROXY: '1' }, database);
    listed = await startApp({ ...limits, TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, database);
  });
  afterAll(async () => {
    await oneProxy?.close();
    await listed?.close();
    await database?.drop();
  });

  const statusFrom = async (service: TestApp, key: string, address: string) =>
    (await call(service.url, 'GET', '/v1/me', { key, headers: { 'x-forwarded-for': address } })).status;

  it.each([
    '198.51.100.7',
    '198.51.100.7:50000',
    '::ffff:198.51.100.7',
    '[::ffff:198.51.100.7]:50000',
    '[2001:db8::7]:50000',
    '2001:DB8::0:7',
    'unknown, 198.51.100.7:1',
  ])('can use a key with it in the allow-list, as %s', async (address) => {
    const { secret } = await aKey(oneProxy, { allowedCidrs: ['198.51.100.0/24', '2001:db8::/32'] });
    expect(await statusFrom(oneProxy, secret, address)).toBe(200);
    expect(await statusFrom(listed, secret, address)).toBe(200);
  });

  // Prevents spoofed addresses through an entry that the proxy did not fill in.
  it.each(['unknown', '198.51.100.7, unknown', '198.51.100.7:x', '198.51.100.7, 10.0.0.1.2', ''])(
    'has the address of the connection if the header is %j',
    async (address) => {
      const forClient = await aKey(oneProxy, { allowedCidrs: ['198.51.100.0/24'] });
      const forProxy = await aKey(oneProxy, { allowedCidrs: ['127.0.0.1'] });
      for (const service of [oneProxy, listed]) {
        expect(await statusFrom(service, forClient.secret, address)).toBe(403);
        expect(await statusFrom(service, forProxy.secret, address)).toBe(200);
      }
    },
  );

  it('is the last address that is not a trusted proxy', async () => {
    const { secret } = await aKey(listed, { allowedCidrs: ['198.51.100.0/24'] });
    expect(await statusFrom(listed, secret, '203.0.113.1, 198.51.100.7:8080, 10.0.0.1:9000')).toBe(200);
    expect(await statusFrom(listed, secret, '198.51.100.7, 203.0.113.1, 10.0.0.1')).toBe(403);
  });

  // Prevents a separate limit for every port.
  it('has one limit for all ports and spellings of its address', async () => {
    const statuses: number[] = [];
    for (const address of [
      '192.0.2.9:1',
      '192.0.2.9:2',
      '::ffff:192.0.2.9',
      '[::ffff:c000:209]:3',
      '192.0.2.9',
      '192.0.2.9:4',
    ])
      statuses.push(await statusFrom(oneProxy, 'made up', address));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  // Prevents one client from exhausting the limit of all others behind the proxy.
  it('has a separate limit at the authorization server', async () => {
    const remaining = async (address: string) => {
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' };
      const body = 'grant_type=authorization_code&client_id=none&code=none';
      const response = await call(oneProxy.url, 'POST', '/oauth/token', { headers, body });
      return response.headers.get('x-ratelimit-remaining');
    };
    expect(await remaining('192.0.2.20:1')).toBe('4');
    expect(await remaining('192.0.2.20:2')).toBe('3');
    expect(await remaining('192.0.2.21')).toBe('4');
  });
});

describe('a client of a service that listens on IPv6', () => {
  let service: TestApp;
  let dualStack: Server;
  beforeAll(async () => {
    service = await startApp();
    dualStack = createServer((socket) => service.app.getHttpServer().emit('connection', socket));
    await new Promise<void>((resolve) => dualStack.listen(0, '::', resolve));
  });
  afterAll(async () => {
    dualStack?.close();
    await service?.close();
  });

  it('has its IPv4 address', async () => {
    const { secret } = await aKey(service, { allowedCidrs: ['127.0.0.0/8'] });
    const url = `http://127.0.0.1:${(dualStack.address() as AddressInfo).port}`;
    expect((await call(url, 'GET', '/v1/me', { key: secret })).status).toBe(200);
    const line = service.logLines.map((text) => JSON.parse(text)).find(({ route }) => route === '/v1/me');
    expect(line).toMatchObject({ address: '127.0.0.1' });
  });
});
