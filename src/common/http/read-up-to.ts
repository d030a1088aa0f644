/** Reads a body; returns null and closes it if it is larger than `bytesMax`. */
export async function readUpTo(body: AsyncIterable<Buffer>, bytesMax: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
