import { Command, CommandRunner, Option } from 'nest-commander';
import { UserError } from '../../common/errors/user-error.js';
import { Config } from '../../config/config.js';
import { retentionNotice } from '../../request-log/retention-notice.js';
import { RejectedRequestsReader } from '../../request-log/rejected-requests-reader.js';
import { RequestLogReader } from '../../request-log/request-log-reader.js';
import { toText } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toCallRow, toRejectionRow } from './request-rows.js';

const REQUEST_ID_LENGTH_MAX = 128;
/** Other calls can have ids that begin with the one that is looked for. */
const CALLS_MAX = 100;

@Command({
  name: 'requests:explain',
  description: 'explain why a request failed and how to fix it',
})
export class ExplainRequestCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { id }: { id: string }) {
    const rejected = await (await this.services.get(RejectedRequestsReader)).find(id, null);
    if (rejected.length > 0) return this.output.show(toRejectionRow(rejected[0]!, rejected.length - 1));
    const log = await this.services.get(RequestLogReader);
    const { items } = await log.page({ accountId: null, requestId: id }, CALLS_MAX);
    const call = items.find(({ requestId }) => requestId === id);
    if (!call) throw new UserError(retentionNotice((await this.services.get(Config)).requestLogDays));
    this.output.show(toCallRow(call));
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
