import type { VNode } from 'preact';
import type { Reply } from '../../common/http/request.js';
import { Refusal } from '../../common/errors/refusal.js';
import { sendPage } from '../../web/pages.js';

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
    sendPage(reply, await pageAgain(inWords(error)), { status: 422 });
  }
}

// Forms refuse in sentences; what a service refuses, also to the command line, is the end of one.
function inWords({ message }: Refusal): string {
  return /^[a-z]/.test(message) ? `That can’t be done: ${message}.` : message;
}
