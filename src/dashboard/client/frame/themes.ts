/** Applies a chosen theme without loading the page again, so that nothing typed is lost. */
export function enableThemes() {
  const group = document.querySelector<HTMLElement>('.themes');
  group?.closest('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { currentTarget, submitter } = event;
    if (submitter instanceof HTMLButtonElement) void choose(currentTarget as HTMLFormElement, submitter);
  });
}

async function choose(form: HTMLFormElement, button: HTMLButtonElement) {
  const body = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>);
  document.documentElement.dataset.theme = button.value;
  for (const each of form.querySelectorAll('button'))
    each.setAttribute('aria-pressed', String(each === button));
  delete form.dataset.sent;
  await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
}
