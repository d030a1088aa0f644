const SHOWN_MS = 8000;

/** Shows the notice about the last action as a toast, once: loading the page again does not repeat it. */
export function showToast() {
  const notice = document.querySelector<HTMLElement>('[data-toast]');
  if (!notice) return;
  const url = new URL(location.href);
  url.searchParams.delete('done');
  history.replaceState(history.state, '', url);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'quiet small';
  close.textContent = 'Dismiss';
  close.addEventListener('click', () => notice.remove());
  notice.append(close);
  document.body.append(notice);
  notice.classList.add('toast');
  hideLater(notice);
}

/** Hides a toast after a while, but not while it is pointed at or has the focus. */
function hideLater(toast: HTMLElement) {
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) hideLater(toast);
    else toast.remove();
  }, SHOWN_MS);
}
