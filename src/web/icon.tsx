import { h } from 'preact';
import type { IconNode } from 'lucide';

/** A decorative icon of Lucide, in the colour of the text. */
export function Icon({ icon }: { icon: IconNode }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {icon.map(([tag, attributes], index) => h(tag, { key: index, ...attributes }))}
    </svg>
  );
}
