interface LimitBarProps {
  /** What is limited. */
  label: string;
  /** Whose limit it is, for screen readers, if the page has several. */
  owner?: string;
  used: number;
  limit: number;
  /** Writes an amount with its unit. */
  format: (amount: number) => string;
}

/** From this share of a limit on, its bar has the color of a warning. */
const HIGH = 0.8;

/** How much of a limit is used, as a bar and in words. */
export function LimitBar({ label, owner, used, limit, format }: LimitBarProps) {
  const kind = used >= limit ? 'full' : used >= limit * HIGH ? 'high' : undefined;
  return (
    <div class="limit">
      <span>{label}</span>
      <span>
        {format(used)} of {format(limit)}
      </span>
      <meter
        class={kind}
        min={0}
        max={limit}
        value={Math.min(used, limit)}
        aria-label={owner ? `${label}, ${owner}` : label}
      />
    </div>
  );
}
