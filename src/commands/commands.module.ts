import { Module, type DynamicModule } from '@nestjs/common';
import { CreateAccountCommand } from './accounts/create-account.command.js';
import { InviteAccountCommand } from './accounts/invite-account.command.js';
import { ListAccountsCommand } from './accounts/list-accounts.command.js';
import { ResetPasswordCommand } from './accounts/reset-password.command.js';
import { SetLimitsCommand } from './accounts/set-limits.command.js';
import { SuspendAccountCommand } from './accounts/suspend-account.command.js';
import { CreateAppCommand } from './apps/create-app.command.js';
import { ListAppsCommand } from './apps/list-apps.command.js';
import { RotateSigningKeysCommand } from './apps/rotate-signing-keys.command.js';
import { CommandLine } from './command-line.js';
import { CreateKeyCommand } from './keys/create-key.command.js';
import { ListKeysCommand } from './keys/list-keys.command.js';
import { UpdateKeyCommand } from './keys/update-key.command.js';
import { RevokeKeyCommand } from './keys/revoke-key.command.js';
import { RotateKeyCommand } from './keys/rotate-key.command.js';
import { AddModelCommand } from './models/add-model.command.js';
import { ListModelsCommand } from './models/list-models.command.js';
import { OrderModelsCommand } from './models/order-models.command.js';
import { RemoveModelCommand } from './models/remove-model.command.js';
import { SetPlanModelsCommand } from './models/set-plan-models.command.js';
import { TestModelCommand } from './models/test-model.command.js';
import { UpdateModelCommand } from './models/update-model.command.js';
import { CancelJobCommand } from './jobs/cancel-job.command.js';
import { ListJobsCommand } from './jobs/list-jobs.command.js';
import { ShowJobCommand } from './jobs/show-job.command.js';
import { CreateWebhookCommand } from './webhooks/create-webhook.command.js';
import { DeleteWebhookCommand } from './webhooks/delete-webhook.command.js';
import { ListWebhooksCommand } from './webhooks/list-webhooks.command.js';
import { Output } from './output.js';
import { ExplainRequestCommand } from './requests/explain-request.command.js';
import { VerifyAuditCommand } from './verify-audit.command.js';
import { Services, type OpenServices } from './services.js';

/** All commands, in the order in which help lists them. A new one is a file and a line here. */
@Module({})
export class CommandsModule {
  static register(open: (stop: AbortSignal) => Promise<OpenServices>): DynamicModule {
    return {
      module: CommandsModule,
      providers: [
        CommandLine,
        Output,
        { provide: Services, useFactory: () => new Services(open) },
        CreateAccountCommand,
        InviteAccountCommand,
        ListAccountsCommand,
        SuspendAccountCommand,
        ResetPasswordCommand,
        CreateKeyCommand,
        ListKeysCommand,
        RevokeKeyCommand,
        RotateKeyCommand,
        UpdateKeyCommand,
        CreateAppCommand,
        ListAppsCommand,
        RotateSigningKeysCommand,
        SetLimitsCommand,
        AddModelCommand,
        UpdateModelCommand,
        ListModelsCommand,
        TestModelCommand,
        OrderModelsCommand,
        RemoveModelCommand,
        SetPlanModelsCommand,
        ListJobsCommand,
        ShowJobCommand,
        CancelJobCommand,
        CreateWebhookCommand,
        ListWebhooksCommand,
        DeleteWebhookCommand,
        ExplainRequestCommand,
        VerifyAuditCommand,
      ],
    };
  }
}
