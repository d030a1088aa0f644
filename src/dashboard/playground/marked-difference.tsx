import { diffWordsWithSpace } from 'diff';

/** Longer texts take too long to compare; they are shown without marks. */
const TIMEOUT_MS = 150;

/** A text with insertions and deletions marked. */
export function MarkedDifference({ before, after }: { before: string; after: string }) {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (!changes) return <div class="text">{after}</div>;
  return (
    <div class="text" id="difference">
      {changes.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return value;
      })}
    </div>
  );
}
