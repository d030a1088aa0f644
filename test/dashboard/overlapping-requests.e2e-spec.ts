// Requests that pass their checks before another request is committed, and change something after it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { Blocker } from '../support/blocker.js';
import { Person } from '../support/dashboard.js';
import { aClient, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
});
afterAll(() => service?.close());

/** Prevents a developer from lifting or taking over the operator's suspension of an app. */
describe('an app that the operator suspends', () => {
  /** Has the operator suspend an app while its developer posts a form that was checked before. */
  async function suspendMeanwhile(developer: Person, id: string, action: 'suspend' | 'resume') {
    // Otherwise, the clock of the test would date both suspensions alike.
    service.clock.advance(1_000);
    const blocker = await Blocker.hold(
      service.database,
      'SELECT FROM oauth_clients WHERE id = $1 FOR UPDATE',
      [id],
    );
    const suspended = service.app.get(OAuthClientsService).setSuspended(id, true);
    await blocker.areWaiting(1);
    const posted = developer.post(`/developer/apps/${id}/${action}`);
    await blocker.areWaiting(2);
    await blocker.release();
    const [, page] = await Promise.all([suspended, posted]);
    return page;
  }
  const isSuspended = async (id: string) =>
    (await service.app.get(OAuthClientsService).find(id))!.suspendedAt !== null;

  it('cannot be resumed by its developer, who suspends it at the same time', async () => {
    const developer = await Person.signIn(service);
    const { id } = await aClient(service, { accountId: developer.account.id });
    expect((await suspendMeanwhile(developer, id, 'suspend')).status).toBe(409);
    expect((await developer.post(`/developer/apps/${id}/resume`)).status).toBe(403);
    expect(await isSuspended(id)).toBe(true);
  });

  it('stays suspended if its developer, who suspended it before, resumes it at the same time', async () => {
    const developer = await Person.signIn(service);
    const { id } = await aClient(service, { accountId: developer.account.id });
    await developer.post(`/developer/apps/${id}/suspend`);
    expect((await suspendMeanwhile(developer, id, 'resume')).status).toBe(409);
    expect(await isSuspended(id)).toBe(true);
  });
});
