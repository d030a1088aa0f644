/** Reads the server-sent events of a response: the name and the parsed data of each. */
export async function* readEvents(body: ReadableStream<BufferSource>): AsyncGenerator<[string, unknown]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
      const match = /^event: (\w+)\ndata: ([^\n]*)$/.exec(text.slice(0, end));
      if (match) yield [match[1]!, JSON.parse(match[2]!)];
    }
  }
}
