import type { VNode } from 'preact';
import { UserError } from '../common/errors/user-error.js';
import { view, type PageResult } from './page-result.js';
import { messageOf } from './user-error-message.js';

/**
 * Runs the work of a form. If it is refused, returns the form's page with status 422: `rerender` makes it from the
 * message and what was typed.
 */
export async function rerenderOnError(
  work: () => Promise<PageResult>,
  rerender: (problem: string) => VNode | Promise<VNode>,
): Promise<PageResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return view(await rerender(messageOf(error)), { status: 422 });
  }
}
