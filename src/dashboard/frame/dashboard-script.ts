// The script of the dashboard, as text: it runs in the browser and is served as it is. Everything works without it.
import { createHash } from 'node:crypto';

/** Copies, selects, keeps a form from being sent twice or left by a slip, and shows a text while it is written. */
export const SCRIPT = `
'use strict';
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  const words = button.innerHTML;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(source.value ?? source.textContent);
      button.textContent = 'Copied';
    } catch {
      if (source.select) source.select();
      else getSelection().selectAllChildren(source);
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => { button.innerHTML = words; }, 2000);
  });
}
for (const input of document.querySelectorAll('[data-select]')) input.addEventListener('focus', () => input.select());
for (const select of document.querySelectorAll('select[data-submit]')) select.addEventListener('change', () => select.form.submit());

// On narrow screens the places are a strip that may begin elsewhere.
const strip = document.querySelector('nav.places');
const here = strip?.querySelector('[aria-current]');
if (here) strip.scrollLeft = here.offsetLeft - strip.offsetLeft - 80;

// Whoever leaves a page with something typed and not sent is asked first.
let isTyped = false;
addEventListener('beforeunload', (event) => { if (isTyped) event.preventDefault(); });

// A second click sends nothing; a page that comes back out of the browser's memory can be sent again.
for (const form of document.querySelectorAll('form[method=post]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    isTyped = false;
  });
  form.addEventListener('input', ({ target }) => { if (target.type !== 'password') isTyped = true; });
}
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent;
});

const live = document.querySelector('form[data-stream]');
if (live) live.addEventListener('submit', (event) => {
  event.preventDefault();
  void follow(live);
});

async function follow(form) {
  const output = document.getElementById('output');
  const status = document.getElementById('output-status');
  const button = form.querySelector('button:not([type])');
  const stop = document.getElementById('output-stop');
  const controller = new AbortController();
  document.getElementById('output-box').hidden = false;
  output.textContent = '';
  status.textContent = 'Writing…';
  button.disabled = true;
  stop.hidden = false;
  stop.onclick = () => controller.abort();
  try {
    const headers = { accept: 'text/event-stream' };
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: 'POST', headers, body, signal: controller.signal });
    const type = answer.headers.get('content-type') ?? '';
    // A page instead of a text: somebody has to sign in first. Sent the ordinary way, the form is kept meanwhile.
    if (type.startsWith('text/html')) return HTMLFormElement.prototype.submit.call(form);
    if (!type.startsWith('text/event-stream')) throw await answer.json();
    for await (const [event, data] of events(answer.body)) {
      if (event === 'delta') output.textContent += data.content;
      if (event === 'error') throw data;
      if (event === 'done') {
        status.textContent = 'Done.';
        location.assign('/playground?result=' + encodeURIComponent(data.id));
      }
    }
  } catch (problem) {
    isTyped = true;
    status.textContent = controller.signal.aborted ? 'Stopped. What was written is in the history.'
      : problem.message ?? 'The connection broke. Please try again.';
  } finally {
    delete form.dataset.sent;
    button.disabled = false;
    stop.hidden = true;
  }
}

async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    for (let end; (end = text.indexOf('\\n\\n')) >= 0; text = text.slice(end + 2)) {
      const match = /^event: (\\w+)\\ndata: (.*)$/.exec(text.slice(0, end));
      if (match) yield [match[1], JSON.parse(match[2])];
    }
  }
}
`;

/** Where it is served; the name changes with the content. */
export const SCRIPT_PATH = `/assets/${createHash('sha256').update(SCRIPT).digest('hex').slice(0, 16)}.js`;
