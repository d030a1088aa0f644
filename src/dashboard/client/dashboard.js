'use strict';
// The script of the dashboard: copy buttons, forms sent once, a warning before typed text is lost, and live output.

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
    setTimeout(() => {
      button.innerHTML = words;
    }, 2000);
  });
}
for (const input of document.querySelectorAll('[data-select]'))
  input.addEventListener('focus', () => input.select());
for (const select of document.querySelectorAll('select[data-submit]'))
  select.addEventListener('change', () => select.form.submit());

// On narrow screens the navigation is a strip: scroll it to the current page.
const strip = document.querySelector('nav.places');
const here = strip?.querySelector('[aria-current]');
if (here) strip.scrollLeft = here.offsetLeft - strip.offsetLeft - 80;

// Ask before leaving a page with unsent input.
let isTyped = false;
addEventListener('beforeunload', (event) => {
  if (isTyped) event.preventDefault();
});

// Ignore a second submit. A page restored from the back/forward cache can be submitted again.
for (const form of document.querySelectorAll('form[method=post]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    isTyped = false;
  });
  form.addEventListener('input', ({ target }) => {
    if (target.type !== 'password') isTyped = true;
  });
}
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent;
});

// Lists a provider's models without leaving the page, so that the key stays typed.
for (const button of document.querySelectorAll('[data-names]'))
  button.addEventListener('click', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      const body = new URLSearchParams(new FormData(button.form));
      const answer = await fetch(button.formAction, { method: 'POST', body });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const problem = page.querySelector('.problem');
      if (answer.status === 403 && askPassword(button.form, page, problem)) return;
      const [names, hint] = ['model-names', 'name-hint'].map((id) => page.getElementById(id));
      const newest = names?.querySelector('option')?.value ?? '';
      document.getElementById('model-names').replaceChildren(...(names?.children ?? []));
      document.getElementById('name-hint').textContent =
        (problem ?? hint)?.textContent ?? 'Sign in again first.';
      const input = document.getElementById('name');
      if (input.value === '') input.value = newest;
      input.focus();
    } finally {
      button.disabled = false;
    }
  });

// The service asks for the password first: takes its field from the page that would ask for it.
function askPassword(form, page, problem) {
  const asked = page.getElementById('password');
  if (!asked) return false;
  document.getElementById('name-hint').textContent =
    problem?.textContent ?? 'Enter your password below, then list the models again.';
  if (!form.elements.password) form.querySelector('.buttons').before(asked.closest('.field'));
  form.elements.password.focus();
  return true;
}

// Models are put in order by dragging their rows.
const order = document.querySelector('[data-model-order]');
let dragged = null;
for (const row of document.querySelectorAll('tr[data-model][draggable=true]')) {
  row.addEventListener('dragstart', ({ dataTransfer }) => {
    dragged = row;
    dataTransfer.effectAllowed = 'move';
  });
  row.addEventListener('dragover', (event) => event.preventDefault());
  row.addEventListener('drop', (event) => {
    event.preventDefault();
    if (!dragged || dragged === row) return;
    const isBelow = dragged.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
    row[isBelow ? 'after' : 'before'](dragged);
    const rows = [...document.querySelectorAll('tr[data-model]')];
    order.value = rows.map(({ dataset }) => dataset.model).join(',');
    order.form.requestSubmit();
  });
}

const live = document.querySelector('form[data-stream]');
if (live)
  live.addEventListener('submit', (event) => {
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
  stop.addEventListener('click', () => controller.abort(), { signal: controller.signal });
  try {
    const headers = { accept: 'text/event-stream' };
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: 'POST', headers, body, signal: controller.signal });
    const type = answer.headers.get('content-type') ?? '';
    // A page means that the session has expired: submit the form normally, so that it is kept during sign-in.
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
    status.textContent = controller.signal.aborted
      ? 'Stopped. What was written is in the history.'
      : (problem.message ?? 'The connection broke. Please try again.');
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
    for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
      const match = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end));
      if (match) yield [match[1], JSON.parse(match[2])];
    }
  }
}
