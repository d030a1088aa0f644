import { isValidElement, type VNode } from 'preact';
import type { FieldError } from './field-error.js';

/** How a page is sent. */
interface PageOptions {
  /** The HTTP status; 200 by default. */
  status?: number;
  /** When the form can be sent again, for a status of 429. */
  retryAfterSeconds?: number | undefined;
  /**
   * Whether the page's forms can redirect to an app. Chromium checks `form-action` for every redirect that follows a form,
   * and the app's own redirects may lead to any other origin, so the policy then allows all of them.
   */
  formsLeadAway?: boolean;
  /** The invalid fields of the form that the page shows again, in the order of the form. */
  fieldErrors?: readonly FieldError[] | undefined;
}

/** A page with a custom status or headers. */
export class View {
  constructor(
    readonly page: VNode,
    readonly options: PageOptions = {},
  ) {}
}

/** Redirects the browser. */
export class Redirect {
  constructor(readonly location: string) {}
}

/** What the handler of a page returns; `PageInterceptor` turns it into the response. A bare page is sent with 200. */
export type PageResult = VNode | View | Redirect;

export const view = (page: VNode, options: PageOptions) => new View(page, options);

export const redirect = (location: string) => new Redirect(location);

export function isPageResult(value: unknown): value is PageResult {
  return value instanceof View || value instanceof Redirect || isValidElement(value);
}
