import { renderToString } from 'preact-render-to-string';
import type { FoundCall } from '../../request-log/request-log-reader.js';
import { RequestRow } from './request-table.js';

/** Writes lists of calls as server-sent events: the rows of the table, or a comment if there are none. */
export async function* toEvents(
  lists: AsyncIterable<FoundCall[]>,
  isAdministration: boolean,
): AsyncGenerator<string> {
  for await (const calls of lists) {
    const rows = calls.map((call) =>
      renderToString(<RequestRow call={call} isAdministration={isAdministration} />),
    );
    yield rows.length === 0 ? ': none\n\n' : `event: rows\ndata: ${JSON.stringify(rows)}\n\n`;
  }
}
