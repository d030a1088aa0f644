import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Deprecated } from '../../src/common/http/deprecated.js';
import { V1Controller } from '../../src/common/http/access.js';
import { Documented } from '../../src/common/openapi/documented.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { loadPackage } from '../support/load-package.js';

const { Body, Get, HttpCode, Module, Post } = loadPackage<typeof import('@nestjs/common')>('@nestjs/common');
const { IsString, IsOptional, ValidateNested } =
  loadPackage<typeof import('class-validator')>('class-validator');
const { Type } = loadPackage<typeof import('class-transformer')>('class-transformer');
const { ApiProperty } = loadPackage<typeof import('@nestjs/swagger')>('@nestjs/swagger');

const DATES = { since: '2027-01-01', sunset: '2028-01-01' };
const LATER = { since: '2027-06-01', sunset: '2028-12-24' };
const HEADERS = ['@1798761600', 'Sat, 01 Jan 2028 00:00:00 GMT'];
const LATER_HEADERS = ['@1811808000', 'Sun, 24 Dec 2028 00:00:00 GMT'];

class Address {
  @IsOptional()
  @IsString()
  @ApiProperty({ description: 'The town.' })
  town?: string;

  @Deprecated(LATER)
  @IsOptional()
  @IsString()
  @ApiProperty({ description: 'The county.' })
  county?: string;
}

class ParcelRequest {
  @IsOptional()
  @IsString()
  @Deprecated(DATES)
  @ApiProperty({ description: 'Use `address`.' })
  street?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => Address)
  @ApiProperty()
  address?: Address;
}

const documentation = { tag: 'Texts', description: 'For the test.', data: {}, example: null };

@V1Controller('parcels')
class ParcelsController {
  @Deprecated(DATES)
  @Documented({ ...documentation, id: 'oldParcels', summary: 'Old parcels' })
  @Get('old')
  old() {
    return 'old';
  }

  @Documented({ ...documentation, id: 'newParcels', summary: 'New parcels' })
  @Get('new')
  current() {
    return 'new';
  }

  @Documented({ ...documentation, id: 'sendParcel', summary: 'Send a parcel' })
  @Post()
  @HttpCode(200)
  send(@Body() _request: ParcelRequest) {
    return 'sent';
  }
}

@Module({ controllers: [ParcelsController] })
class ParcelsModule {}

let service: TestApp;
let key: string;

beforeAll(async () => {
  service = await startApp({}, undefined, { imports: [ParcelsModule] });
  key = (await aKey(service)).secret;
});
afterAll(() => service.close());

const announced = ({ headers }: { headers: Headers }) => [headers.get('deprecation'), headers.get('sunset')];

describe('@Deprecated() on a route', () => {
  it('adds Deprecation and Sunset to its successes, its errors and its HEAD', async () => {
    const success = await call(service.url, 'GET', '/v1/parcels/old', { key });
    expect([success.status, ...announced(success)]).toEqual([200, ...HEADERS]);
    const refused = await call(service.url, 'GET', '/v1/parcels/old');
    expect([refused.status, ...announced(refused)]).toEqual([401, ...HEADERS]);
    expect(announced(await call(service.url, 'HEAD', '/v1/parcels/old', { key }))).toEqual(HEADERS);
    expect(announced(await call(service.url, 'GET', '/v1/parcels/new', { key }))).toEqual([null, null]);
  });

  it('allows browsers to read both headers', async () => {
    const { headers } = await call(service.url, 'GET', '/v1/parcels/old', { key });
    const exposed = headers.get('access-control-expose-headers')!.split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['Deprecation', 'Sunset']));
  });

  it('rejects a sunset less than twelve months ahead', () => {
    expect(() => Deprecated({ since: '2027-01-01', sunset: '2027-12-31' })).toThrow('12 months');
    expect(() => Deprecated({ since: '2027-01-01', sunset: 'soon' })).toThrow('12 months');
  });
});

describe('@Deprecated() on a field', () => {
  const send = (body: unknown) => call(service.url, 'POST', '/v1/parcels', { key, body });

  it('adds the headers to responses of requests that contain it', async () => {
    expect(announced(await send({ street: 'Main Street' }))).toEqual(HEADERS);
    expect(announced(await send({ address: { county: 'Kent' } }))).toEqual(LATER_HEADERS);
    const invalid = await send({ street: 7 });
    expect([invalid.status, ...announced(invalid)]).toEqual([400, ...HEADERS]);
  });

  it('adds none to other requests of the route', async () => {
    expect(announced(await send({ address: { town: 'Dover' } }))).toEqual([null, null]);
    expect(announced(await send({ constructor: { street: 'x' } }))).toEqual([null, null]);
    expect(announced(await send('null'))).toEqual([null, null]);
  });
});

describe('the OpenAPI document', () => {
  it('marks deprecated routes and fields, and no others', async () => {
    const { body } = await call(service.url, 'GET', '/openapi.json');
    expect(body.paths['/v1/parcels/old'].get).toMatchObject({ deprecated: true, summary: 'Old parcels' });
    expect(body.paths['/v1/parcels/new'].get).not.toHaveProperty('deprecated');
    const { ParcelRequest: request, Address: address } = body.components.schemas;
    expect(request.properties.street).toMatchObject({ deprecated: true, description: 'Use `address`.' });
    expect(address.properties.county).toMatchObject({ deprecated: true });
    expect(address.properties.town).not.toHaveProperty('deprecated');
  });
});
