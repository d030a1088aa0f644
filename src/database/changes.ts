import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChangeKind } from './change-kind.js';
import { Notifier, NOTIFY_SQL, notifyParameters } from './notifier.js';

/** Commits changes and notifies other processes of them. */
@Injectable()
export class Changes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Runs `work` in one transaction that ends with a notification for each changed id. When it resolves, the changes are
   * committed and in effect in this process; the others receive the notifications with the commit.
   */
  async commit<Result>(
    kind: ChangeKind,
    changed: string | readonly string[],
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const ids = [changed].flat();
    const result = await this.dataSource.transaction(async (manager) => {
      const outcome = await work(manager);
      for (const id of ids) await manager.query(NOTIFY_SQL, notifyParameters(kind, id));
      return outcome;
    });
    for (const id of ids) this.notifier.applyHere(kind, id);
    return result;
  }
}
