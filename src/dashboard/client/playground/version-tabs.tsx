import type { Version } from './version.js';

interface VersionTabsProps {
  versions: readonly Version[];
  selected: number;
  isBusy: boolean;
  onSelect: (index: number) => void;
}

/** Switches between versions; the arrow keys move between the tabs. */
export function VersionTabs({ versions, selected, isBusy, onSelect }: VersionTabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = selected + (step ?? 0);
    if (!step || isBusy || next < 0 || next >= versions.length) return;
    onSelect(next);
    document.getElementById(`version-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Versions" class="tabs" onKeyDown={onKeyDown}>
      {versions.map(({ generation }, index) => (
        <button
          key={generation.id}
          id={`version-${index}`}
          type="button"
          role="tab"
          class="quiet small"
          aria-selected={index === selected}
          aria-controls="version"
          tabIndex={index === selected ? 0 : -1}
          disabled={isBusy}
          onClick={() => onSelect(index)}
        >
          Version {index + 1}
        </button>
      ))}
    </div>
  );
}
