import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../src/common/errors/app-error.js';
import { databaseError } from '../../src/common/errors/database-error.js';
import { DatabaseBusy } from '../../src/common/errors/database-failure.js';
import type { ErrorReason } from '../../src/common/errors/error-codes.js';
import { classifyJobFailure } from '../../src/jobs/classify-job-failure.js';

const error = (reason: ErrorReason) => new AppError(reason, 'an error');

describe('a job whose run has failed', () => {
  it('pauses the other jobs of its key at the limit of the key, not while the database is busy', () => {
    expect(classifyJobFailure(error('concurrency_limited'), 0)).toEqual({ kind: 'group_busy' });
    expect(classifyJobFailure(databaseError(new DatabaseBusy('a full queue')), 0)).toEqual({
      kind: 'handed_back',
    });
  });

  it('is handed back, without counting as failed, while the database does not answer or its key is in use', () => {
    for (const reason of ['storage_unavailable', 'idempotency_in_progress'] as const)
      expect(classifyJobFailure(error(reason), 9)).toEqual({ kind: 'handed_back' });
  });

  it('is tried again after growing pauses if the error can pass, and then fails', () => {
    const verdicts = [0, 1, 2, 3, 4].map((failures) =>
      classifyJobFailure(error('model_unavailable'), failures),
    );
    const retried = (delaySeconds: number) => ({ kind: 'retried', delaySeconds });
    expect(verdicts).toEqual([retried(5), retried(30), retried(120), retried(600), { kind: 'failed' }]);
    expect(classifyJobFailure(error('content_filtered'), 0)).toEqual({ kind: 'failed' });
  });
});
