import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountQueries } from '../../database/account-queries.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';

/** The choices of a filter, by their values. */
type Choices = (readonly [value: string, text: string])[];

/** What the log can be limited to. */
export interface RequestSources {
  callers: Choices;
  models: Choices;
}

/** Finds the keys, apps and models that the filters of the request log offer. */
@Injectable()
export class RequestSourceList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: AccountQueries,
    private readonly catalogue: ModelCatalogue,
  ) {}

  /** The keys of an account that were used last, its apps and the models; without keys and apps for all accounts. */
  async find(accountId: string | null): Promise<RequestSources> {
    const models = (await this.catalogue.current()).map(({ id }) => [id, id] as const);
    if (accountId === null) return { callers: [], models };
    const rows = await this.queries.run(accountId, () =>
      this.dataSource.query<{ caller: string; name: string }[]>(CALLERS_SQL, [accountId]),
    );
    return { callers: rows.map(({ caller, name }) => [caller, name] as const), models };
  }
}

const CALLERS_SQL = `
  (SELECT 'key:' || id AS caller, name || ' (…' || last_four || ')' AS name FROM api_keys WHERE account_id = $1
    ORDER BY last_used_at DESC NULLS LAST, created_at DESC LIMIT 50)
  UNION ALL
  (SELECT 'app:' || client.id, client.name || ' (app)' FROM oauth_consents AS consent
     JOIN oauth_clients AS client ON client.id = consent.client_id
    WHERE consent.account_id = $1 ORDER BY client.name LIMIT 50)`;
