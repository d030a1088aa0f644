import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { RateLimitModule } from '../rate-limit/rate-limit.module.js';
import { RefinementModule } from '../refinement/refinement.module.js';
import { JobEnqueuer } from './job-enqueuer.js';
import { JobPrincipals } from './job-principals.js';
import { JobProgress } from './job-progress.js';
import { JobRequestLimit } from './job-request-limit.js';
import { JobRunner } from './job-runner.js';
import { JobScopes } from './job-scopes.js';
import { JobSubmissions } from './job-submissions.js';
import { JobTexts } from './job-texts.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { StoredJobsModule } from './stored-jobs.module.js';

@Module({
  imports: [
    StoredJobsModule,
    ApiKeysModule,
    GenerationModule,
    OAuthModule,
    RateLimitModule,
    RefinementModule,
  ],
  controllers: [JobsController],
  providers: [
    JobEnqueuer,
    JobPrincipals,
    JobProgress,
    JobRequestLimit,
    JobRunner,
    JobScopes,
    JobSubmissions,
    JobTexts,
    JobsService,
  ],
  exports: [JobsService],
})
export class JobsModule {}
