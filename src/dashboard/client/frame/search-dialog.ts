import { enableCombobox } from './search-combobox.js';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search in a dialog, by its link or from anywhere with ⌘K or Ctrl+K. */
export function enableSearch() {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]');
  const dialog = link && (document.getElementById(link.dataset.search!) as HTMLDialogElement | null);
  if (!link || !dialog) return;
  showShortcut(link);
  const clear = enableCombobox(dialog, link.href);
  const open = () => {
    clear();
    dialog.showModal();
  };
  link.addEventListener('click', (event) => {
    // A new tab shows the page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else open();
  });
  dialog.addEventListener('click', ({ target }) => {
    const isBackdrop = target === dialog;
    if (isBackdrop || (target as Element).closest('[data-close]')) dialog.close();
  });
  // A page restored from the back/forward cache has no open dialog.
  addEventListener('pagehide', () => dialog.close());
}

function showShortcut(link: HTMLAnchorElement) {
  link.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
  const key = link.querySelector('kbd')!;
  key.textContent = isApple ? '⌘K' : 'Ctrl K';
  key.hidden = false;
}

/** On Apple devices, Ctrl+K edits text. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const hasModifier = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasModifier && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
