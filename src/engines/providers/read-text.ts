import { readUpTo } from '../../common/http/read-up-to.js';

/** Lists of models are at most a few hundred kilobytes. */
const BODY_BYTES_MAX = 5_000_000;

/** Reads a provider's response; returns null and closes the connection if it is larger than any list of models. */
export async function readText(body: AsyncIterable<Buffer>): Promise<string | null> {
  const bytes = await readUpTo(body, BODY_BYTES_MAX);
  return bytes && bytes.toString();
}
