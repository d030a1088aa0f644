import { Command, CommandRunner } from 'nest-commander';
import { AuditVerifier } from '../audit/audit-verifier.js';
import { Output } from './output.js';
import { Services } from './services.js';

@Command({
  name: 'audit:verify',
  description:
    'read the whole audit log and say whether anything was changed or left out; exit 1 where it was',
})
export class VerifyAuditCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run() {
    const verdict = await (await this.services.get(AuditVerifier)).verify();
    this.output.show({ ...verdict });
    if (!verdict.ok) process.exitCode = 1;
  }
}
