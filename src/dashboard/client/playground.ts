// The script of the playground: shows a text as it streams. Without it, the form is sent as usual.
import { readEvents } from './frame/read-events.js';

const form = document.querySelector<HTMLFormElement>('form[data-stream]');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void follow(form);
});

async function follow(form: HTMLFormElement) {
  const [output, status, box] = ['output', 'output-status', 'output-box'].map((id) =>
    document.getElementById(id)!,
  );
  const button = form.querySelector<HTMLButtonElement>('button:not([type])')!;
  const stop = document.getElementById('output-stop')!;
  const controller = new AbortController();
  const { signal } = controller;
  box!.hidden = false;
  output!.textContent = '';
  status!.textContent = 'Writing…';
  button.disabled = true;
  stop.hidden = false;
  stop.addEventListener('click', () => controller.abort(), { signal });
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body,
      signal,
    });
    const type = answer.headers.get('content-type') ?? '';
    // A page means that the session has expired: submit the form normally, so that it is kept during sign-in.
    if (type.startsWith('text/html')) return HTMLFormElement.prototype.submit.call(form);
    if (!type.startsWith('text/event-stream')) throw new Error((await answer.json()).message);
    for await (const [event, data] of readEvents(answer.body!)) {
      const { content, id, message } = data as { content: string; id: string; message: string };
      if (event === 'delta') output!.textContent += content;
      if (event === 'error') throw new Error(message);
      if (event === 'done') {
        status!.textContent = 'Done.';
        location.assign(`/playground?result=${encodeURIComponent(id)}`);
      }
    }
  } catch (error) {
    // The input is unsent again.
    form.dispatchEvent(new Event('input'));
    const message = error instanceof Error && !(error instanceof TypeError) ? error.message : '';
    status!.textContent = signal.aborted
      ? 'Stopped. What was written is in the history.'
      : message || 'The connection broke. Please try again.';
  } finally {
    delete form.dataset.sent;
    button.disabled = false;
    stop.hidden = true;
  }
}
