/** Lists a provider's models without leaving the page, so that the API key stays typed. */
export function enableModelNames() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-names]'))
    button.addEventListener('click', (event) => {
      event.preventDefault();
      void listNames(button);
    });
}

async function listNames(button: HTMLButtonElement) {
  const form = button.form!;
  button.disabled = true;
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(button.formAction, { method: 'POST', body });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const problem = page.querySelector('.problem');
    if (answer.status === 403 && askPassword(form, page, problem)) return;
    const [names, hint] = ['model-names', 'name-hint'].map((id) => page.getElementById(id));
    const newest = names?.querySelector('option')?.value ?? '';
    document.getElementById('model-names')!.replaceChildren(...(names?.children ?? []));
    showHint((problem ?? hint)?.textContent ?? 'Sign in again first.');
    const input = document.getElementById('name') as HTMLInputElement;
    if (input.value === '') input.value = newest;
    input.focus();
  } finally {
    button.disabled = false;
  }
}

/** If the service asks for the password first, takes its field from the page that would ask for it. */
function askPassword(form: HTMLFormElement, page: Document, problem: Element | null): boolean {
  const field = page.getElementById('password')?.closest('.field');
  if (!field) return false;
  showHint(problem?.textContent ?? 'Enter your password below, then list the models again.');
  if (!form.elements.namedItem('password')) form.querySelector('.buttons')!.before(field);
  (form.elements.namedItem('password') as HTMLInputElement).focus();
  return true;
}

function showHint(text: string) {
  document.getElementById('name-hint')!.textContent = text;
}
