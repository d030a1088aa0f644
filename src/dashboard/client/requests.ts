// The script of the request log: a switch for live updates, and filters by local time.
import { localizeTimeFields } from './frame/local-time-fields.js';
import { showLocalTimes } from './frame/local-times.js';

const ROWS_MAX = 200;

const control = document.querySelector<HTMLElement>('[data-live]');
const input = control?.querySelector('input');
const status = document.querySelector<HTMLElement>('[data-live-status]');
const table = document.querySelector<HTMLElement>('[data-live-table]');
const body = table?.querySelector('tbody');
let stream: EventSource | null = null;

function show(rows: string[]) {
  for (const html of rows) {
    const template = document.createElement('template');
    // Rendered by the service, which escapes every value.
    template.innerHTML = html;
    const { call } = (template.content.firstElementChild as HTMLElement).dataset;
    if (body!.querySelector(`[data-call="${call}"]`)) continue;
    showLocalTimes(template.content);
    body!.prepend(template.content);
  }
  while (body!.rows.length > ROWS_MAX) body!.lastElementChild!.remove();
  table!.hidden = false;
}

function open(path: string) {
  stream = new EventSource(path);
  stream.addEventListener('open', () => say('New requests appear at the top.'));
  stream.addEventListener('rows', ({ data }) => show(JSON.parse(data as string) as string[]));
  stream.addEventListener('error', () =>
    say(stream?.readyState === EventSource.CLOSED ? 'Live updates ended. Reload the page.' : 'Reconnecting…'),
  );
}

function close() {
  stream?.close();
  stream = null;
  say('');
}

function say(text: string) {
  status!.textContent = text;
}

localizeTimeFields();
if (control && input && status && body) {
  control.hidden = false;
  input.addEventListener('change', () => (input.checked ? open(control.dataset.live!) : close()));
}
