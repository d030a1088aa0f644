import type { VNode } from 'preact';
import { UserError } from '../common/errors/user-error.js';
import type { FieldError } from './field-error.js';
import { view, type PageResult } from './page-result.js';
import { messageOf } from './user-error-message.js';

/**
 * Runs the action of a form. If it fails, returns the form's page with status 422, which `rerender` creates from the
 * message and the submitted values. An error of a field is shown at the field too, which gets the focus.
 */
export async function rerenderOnError(
  work: () => Promise<PageResult>,
  rerender: (problem: string) => VNode | Promise<VNode>,
): Promise<PageResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return view(await rerender(messageOf(error)), { status: 422, fieldError: fieldErrorOf(error) });
  }
}

/** The field that a form shows an error at; null if it is of none. */
export function fieldErrorOf(error: UserError): FieldError | null {
  return error.field ? { field: error.field, message: messageOf(error) } : null;
}
