/** More scopes than this would wrap the row of a list. */
const SHOWN_MAX = 3;

/** The scopes of a credential on one line: the first three, and the number of the others with their names on hover. */
export function ScopeChips({ scopes }: { scopes: readonly string[] }) {
  const others = scopes.slice(SHOWN_MAX);
  return (
    <span class="chips">
      {scopes.slice(0, SHOWN_MAX).map((scope) => (
        <code key={scope}>{scope}</code>
      ))}
      {others.length > 0 && (
        <span class="soft" title={others.join(', ')}>
          +{others.length}
          <span class="unseen"> more: {others.join(', ')}</span>
        </span>
      )}
    </span>
  );
}
