/** One server-sent event, its data parsed. */
export interface StreamEvent {
  event: string;
  data: any;
}

/** Reads a body of server-sent events to its end; comments are left out. */
export async function readEvents(response: Response): Promise<StreamEvent[]> {
  return parseEvents(await response.text());
}

export function parseEvents(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event, data] = block.split('\n') as [string, string];
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
    });
}

/** The text pieces of a stream. */
export function textOf(events: StreamEvent[]): string {
  return events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => data.content)
    .join('');
}
