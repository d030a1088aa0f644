let isTyped = false;

/** Sends a form once, and asks before leaving a page with unsent input. */
export function guardForms() {
  addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]:not(:has(.themes))'))
    guard(form);
  // A page restored from the back/forward cache can be submitted again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]'))
      delete form.dataset.sent;
  });
}

function guard(form: HTMLFormElement) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    isTyped = false;
  });
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') isTyped = true;
  });
}
