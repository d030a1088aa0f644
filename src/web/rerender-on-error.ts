import type { VNode } from 'preact';
import { errorsOf } from '../common/errors/check-all.js';
import { UserError } from '../common/errors/user-error.js';
import type { FieldError } from './field-error.js';
import { View, view, type PageResult } from './page-result.js';
import { messageOf } from './user-error-message.js';

/**
 * Runs the action of a form. If it fails, returns the form's page with status 422, which `rerender` creates from the
 * message and the submitted values. Errors of fields are shown at the fields too, the first of which gets the focus.
 */
export async function rerenderOnError(
  work: () => Promise<PageResult>,
  rerender: (problem: string) => VNode | View | Promise<VNode>,
): Promise<PageResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const problem = errorsOf(error).map(messageOf).join(' ');
    const again = await rerender(problem);
    const { page, options } = again instanceof View ? again : new View(again);
    return view(page, { ...options, status: 422, fieldErrors: fieldErrorsOf(error) });
  }
}

/** The errors that a form shows at its fields. */
export function fieldErrorsOf(error: UserError): FieldError[] {
  return errorsOf(error).flatMap((each) =>
    each.field ? [{ field: each.field, message: messageOf(each) }] : [],
  );
}
