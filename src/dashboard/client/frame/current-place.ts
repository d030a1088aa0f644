/** Scrolls the sidebar, or the drawer when it opens, to the current page. */
export function showCurrentPlace(): void {
  const places = document.querySelector<HTMLElement>('nav.places');
  const show = () => places?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  places?.addEventListener('toggle', show);
  show();
}
