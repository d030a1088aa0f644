/** Lists of models are at most a few hundred kilobytes. */
const BODY_BYTES_MAX = 5_000_000;

/** Reads a provider's response; returns null and closes the connection if it is larger than any list of models. */
export async function readText(body: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
