const RESTORE_AFTER_MS = 2000;

/** Shows the copy buttons, which need a script. A page can have several scripts that do so. */
export function enableCopyButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy][hidden]')) enable(button);
}

function enable(button: HTMLElement) {
  button.hidden = false;
  const words = [...button.childNodes];
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy!)!;
    const input = source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement ? source : null;
    try {
      await navigator.clipboard.writeText(input?.value ?? source.textContent);
      button.textContent = 'Copied';
    } catch {
      if (input) input.select();
      else getSelection()?.selectAllChildren(source);
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => button.replaceChildren(...words), RESTORE_AFTER_MS);
  });
}
