import { Command, CommandRunner, Option } from 'nest-commander';
import { formatHead, parseHead, type ChainHead } from '../audit/audit-head.js';
import { AuditVerifier } from '../audit/audit-verifier.js';
import { BadUsage } from './bad-usage.js';
import { Output } from './output.js';
import { Services } from './services.js';

interface Options {
  expect?: ChainHead;
}

@Command({
  name: 'audit:verify',
  description: 'verify the whole audit log; exit 1 if it has been changed',
})
export class VerifyAuditCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(_args: string[], { expect }: Options) {
    const verdict = await (await this.services.get(AuditVerifier)).verify(expect);
    this.output.show({ ...verdict });
    if (verdict.ok) return;
    process.exitCode = 1;
    const expected = expect ? `, or the log does not contain the head ${formatHead(expect)}` : '';
    process.stderr.write(`error: event ${verdict.first_bad} is missing or was changed${expected}\n`);
  }

  @Option({
    flags: '--expect <head>',
    description: 'an earlier head, such as 1234:9f86…, that the log must still contain',
  })
  expect(value: string) {
    const head = parseHead(value);
    if (!head) throw new BadUsage(`--expect must be a head as audit:verify prints it, not "${value}"`);
    return head;
  }
}
