import { Module } from '@nestjs/common';
import { RequestValidationPipe } from '../common/validation/request-validation.pipe.js';
import { AccountLifecycleModule } from '../account-lifecycle/account-lifecycle.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { StoredJobsModule } from '../jobs/stored-jobs.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { ModelSetupModule } from '../model-setup/model-setup.module.js';
import { RefinementModule } from '../refinement/refinement.module.js';
import { SearchModule } from '../search/search.module.js';
import { TemplateLibraryModule } from '../template-library/template-library.module.js';
import { UsageModule } from '../usage/usage.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { WebModule } from '../web/web.module.js';
import { DashboardAssetsController } from './frame/dashboard-assets.controller.js';
import { OptionalSession } from './frame/optional-session.js';
import { UnknownPage } from './frame/unknown-page.js';
import { ActivityController } from './account/activity.controller.js';
import { OwnDeletionController } from './account/own-deletion.controller.js';
import { ProfileController } from './account/profile.controller.js';
import { StoredInputsController } from './account/stored-inputs.controller.js';
import { SecurityController } from './account/security.controller.js';
import { AccountList } from './admin/account-list.js';
import { AccountLookup } from './admin/account-lookup.js';
import { AppList } from './apps/app-list.js';
import { AccountDetailsReader } from './admin/account-details.js';
import { AccountPages } from './admin/account-pages.js';
import { AccountSessionsController } from './admin/account-sessions.controller.js';
import { AccountDeletionController } from './admin/account-deletion.controller.js';
import { AdminAccountsController } from './admin/admin-accounts.controller.js';
import { AdminAppsController } from './admin/admin-apps.controller.js';
import { AdminAuditController } from './admin/admin-audit.controller.js';
import { AdminKeysController } from './admin/admin-keys.controller.js';
import { AdminPlansController } from './admin/admin-plans.controller.js';
import { NewAccountController } from './admin/new-account.controller.js';
import { AdminUsageController } from './admin/admin-usage.controller.js';
import { AppListController } from './apps/app-list.controller.js';
import { AppConfirmationsController } from './apps/app-confirmations.controller.js';
import { AppController } from './apps/app.controller.js';
import { ConnectedAppsController } from './apps/connected-apps.controller.js';
import { OwnedApps } from './apps/owned-apps.js';
import { HistorySearch } from './history/history-search.js';
import { HistoryPagesController } from './history/history.controller.js';
import { JobList } from './jobs/job-list.js';
import { JobPagesController } from './jobs/job-pages.controller.js';
import { KeyAccessController } from './keys/key-access.controller.js';
import { KeyActivityReader } from './keys/key-activity-reader.js';
import { KeyList } from './keys/key-list.js';
import { KeyRevealController } from './keys/key-reveal.controller.js';
import { KeyRotationController } from './keys/key-rotation.controller.js';
import { KeysController } from './keys/keys.controller.js';
import { KeyLimitsController } from './keys/key-limits.controller.js';
import { KeyPages } from './keys/key-pages.js';
import { NewKeyController } from './keys/new-key.controller.js';
import { UnusedScopesController } from './keys/unused-scopes.controller.js';
import { OwnedKeys } from './keys/owned-keys.js';
import { AdminModelsController } from './models/admin-models.controller.js';
import { EditModelController } from './models/edit-model.controller.js';
import { ModelsView } from './models/models-view.js';
import { ChartsModule } from './charts/charts.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { DashboardPrincipal } from './playground/dashboard-principal.js';
import { PlaygroundAnswers } from './playground/playground-answers.js';
import { PlaygroundView } from './playground/playground-view.js';
import { PlaygroundController } from './playground/playground.controller.js';
import { OwnTemplateController } from './templates/own-template.controller.js';
import { OwnTemplates } from './templates/own-templates.js';
import { TemplatePagesController } from './templates/template-pages.controller.js';
import { TemplatePublishingController } from './templates/template-publishing.controller.js';
import { DeliveryController } from './webhooks/delivery.controller.js';
import { DeliveryList } from './webhooks/delivery-list.js';
import { NewWebhookController } from './webhooks/new-webhook.controller.js';
import { OwnedWebhooks } from './webhooks/owned-webhooks.js';
import { WebhookConfirmationsController } from './webhooks/webhook-confirmations.controller.js';
import { WebhookPagesController } from './webhooks/webhooks.controller.js';
import { DataPagesModule } from './data-pages.module.js';
import { RequestPagesModule } from './requests/request-pages.module.js';
import { SearchPagesModule } from './search/search-pages.module.js';

/** The pages for account owners, developers and administrators: a list, and long by nature. */
@Module({
  imports: [
    AccountLifecycleModule,
    AccountsModule,
    BudgetsModule,
    ChartsModule,
    ApiKeysModule,
    GenerationModule,
    JobsModule,
    StoredJobsModule,
    ModelSetupModule,
    OAuthModule,
    OverviewModule,
    RefinementModule,
    DataPagesModule,
    RequestPagesModule,
    SearchModule,
    SearchPagesModule,
    TemplateLibraryModule,
    UsageModule,
    WebhooksModule,
    WebModule,
  ],
  controllers: [
    DashboardAssetsController,
    PlaygroundController,
    TemplatePagesController,
    OwnTemplateController,
    TemplatePublishingController,
    HistoryPagesController,
    JobPagesController,
    NewKeyController,
    KeysController,
    KeyAccessController,
    KeyLimitsController,
    KeyRotationController,
    UnusedScopesController,
    KeyRevealController,
    NewWebhookController,
    WebhookPagesController,
    WebhookConfirmationsController,
    DeliveryController,
    ProfileController,
    StoredInputsController,
    OwnDeletionController,
    SecurityController,
    ConnectedAppsController,
    ActivityController,
    AppListController,
    AppController,
    AppConfirmationsController,
    NewAccountController,
    AdminAccountsController,
    AccountSessionsController,
    AccountDeletionController,
    AdminKeysController,
    AdminAppsController,
    AdminPlansController,
    AdminModelsController,
    EditModelController,
    AdminUsageController,
    AdminAuditController,
  ],
  providers: [
    AccountDetailsReader,
    AccountList,
    AccountPages,
    AppList,
    AccountLookup,
    DeliveryList,
    DashboardPrincipal,
    HistorySearch,
    JobList,
    KeyActivityReader,
    KeyList,
    ModelsView,
    OptionalSession,
    OwnedApps,
    KeyPages,
    OwnedKeys,
    OwnedWebhooks,
    OwnTemplates,
    PlaygroundAnswers,
    PlaygroundView,
    RequestValidationPipe,
    UnknownPage,
  ],
  exports: [OptionalSession, UnknownPage],
})
export class DashboardModule {}
