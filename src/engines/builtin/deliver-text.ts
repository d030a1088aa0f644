import type { EngineRun } from '../text-engine.js';

/** About so many characters go out at once: a few words, so that a reader sees the text grow. */
const PIECE_LENGTH = 48;

/**
 * Hands a finished text over in pieces, each awaited, so that a slow reader holds the writer back. Stops with the
 * signal's reason between two pieces.
 */
export async function deliverText(content: string, run: EngineRun): Promise<void> {
  if (!run.onDelta) return;
  for (const piece of piecesOf(content)) {
    run.signal.throwIfAborted();
    await run.onDelta(piece);
  }
}

/** Cuts after white space where there is some; the pieces together are the text. */
function* piecesOf(content: string): Generator<string> {
  let from = 0;
  while (from < content.length) {
    const rest = content.slice(from, from + PIECE_LENGTH * 4);
    const cut = /^[^]{48,}?\s(?=\S)/u.exec(rest)?.[0].length ?? rest.length;
    const end = isHighSurrogate(rest.charCodeAt(cut - 1)) ? cut - 1 || 1 : cut;
    yield content.slice(from, from + end);
    from += end;
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
