/** Closes a popover when the keyboard focus leaves it, so that it covers no element that has the focus. */
export function closeLeftPopovers() {
  const popovers = document.querySelectorAll<HTMLElement>('[popover]');
  addEventListener('focusin', ({ target }) => {
    // A click on the button of an open popover closes it without this.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    for (const popover of popovers) if (!popover.contains(target)) popover.hidePopover();
  });
}
