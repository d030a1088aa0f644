import { Command, CommandRunner, Option } from 'nest-commander';
import { UserError } from '../../common/errors/user-error.js';
import { RETENTION_NOTICE } from '../../request-log/retention-notice.js';
import { responseOf } from '../../request-log/rejected-request.js';
import { RejectedRequestsReader, type FoundRequest } from '../../request-log/rejected-requests-reader.js';
import { explain } from '../../request-log/rule-texts.js';
import { toText } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import type { Row } from '../text-table.js';

const REQUEST_ID_LENGTH_MAX = 128;

@Command({
  name: 'requests:explain',
  description: 'explain why a request was rejected and how to fix it',
})
export class ExplainRequestCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id }: { id: string }) {
    const found = await (await this.services.get(RejectedRequestsReader)).find(id, null);
    if (found.length === 0) throw new UserError(RETENTION_NOTICE);
    this.output.show(toRow(found[0]!, found.length - 1));
  }

  @Option({
    flags: '--id <id>',
    description: 'the request id, from X-Request-Id or the body of the error',
    required: true,
  })
  id(value: string) {
    return toText('--id', value, REQUEST_ID_LENGTH_MAX);
  }
}

function toRow(found: FoundRequest, olderWithSameId: number): Row {
  const { credentialRef, retryAfterSeconds } = found;
  return {
    request_id: found.requestId,
    at: found.at.toISOString(),
    request: `${found.method} ${found.route}`,
    ...responseOf(found.rule),
    rule: found.rule,
    ...explain(found),
    counter: found.counter,
    value: found.value,
    limit: found.maximum,
    scope: found.scope,
    retry_after_seconds: retryAfterSeconds,
    account: found.account,
    account_id: credentialRef?.accountId ?? null,
    credential_type: credentialRef?.type ?? null,
    credential_id: credentialRef?.id ?? null,
    credential_name: found.credentialName,
    client_id: credentialRef?.clientId ?? null,
    address: found.address,
    older_with_same_id: olderWithSameId,
  };
}
