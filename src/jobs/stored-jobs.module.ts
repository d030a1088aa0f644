import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FinishedJobs } from './finished-jobs.js';
import { JobSubmission } from './job-submission.entity.js';
import { Job } from './job.entity.js';
import { StoredJobs } from './stored-jobs.js';

/** The stored jobs, without what runs them. */
@Module({
  imports: [TypeOrmModule.forFeature([Job, JobSubmission])],
  providers: [FinishedJobs, StoredJobs],
  exports: [TypeOrmModule, FinishedJobs, StoredJobs],
})
export class StoredJobsModule {}
