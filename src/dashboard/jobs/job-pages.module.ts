import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { StoredJobsModule } from '../../jobs/stored-jobs.module.js';
import { WebModule } from '../../web/web.module.js';
import { FrameModule } from '../frame/frame.module.js';
import { JobList } from './job-list.js';
import { JobPagesController } from './job-pages.controller.js';

/** The pages of the jobs of an account. */
@Module({
  imports: [AccountsModule, FrameModule, JobsModule, StoredJobsModule, WebModule],
  controllers: [JobPagesController],
  providers: [JobList],
})
export class JobPagesModule {}
