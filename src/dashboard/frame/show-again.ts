import type { VNode } from 'preact';
import type { Reply } from '../../common/http/request.js';
import { Refusal } from '../../common/errors/refusal.js';
import { sendPage } from '../../web/pages.js';
import { refusalText } from '../../web/refusal-text.js';

/**
 * Does what a form asks for. Where it is refused, the form's page is shown again (422), with the reason on it and
 * what was typed: `pageAgain` makes it.
 */
export async function orShowAgain(
  reply: Reply,
  work: () => Promise<unknown>,
  pageAgain: (problem: string) => VNode | Promise<VNode>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendPage(reply, await pageAgain(refusalText(error)), { status: 422 });
  }
}
