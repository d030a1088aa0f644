import { useState } from 'preact/hooks';
import { MarkedDifference } from '../../playground/marked-difference.js';
import { ResultFacts } from '../../playground/result-facts.js';
import { CopyButton } from './copy-button.js';
import { renderMarkdown } from './markdown.js';
import type { Version } from './version.js';

/** A written text: its changes if it is a refinement, or the text itself. */
export function VersionView({ version, onUndo }: { version: Version; onUndo: () => void }) {
  const { generation, origin, seconds } = version;
  const isChanged = origin !== null && origin !== generation.content;
  const [showsChanges, setShowsChanges] = useState(isChanged);
  return (
    <>
      {isChanged && showsChanges ? (
        <MarkedDifference before={origin} after={generation.content} />
      ) : (
        <div
          class="text rendered"
          id="content"
          dangerouslySetInnerHTML={{ __html: renderMarkdown(generation.content) }}
        />
      )}
      <div class="buttons">
        <CopyButton text={generation.content} />
        {isChanged && (
          <>
            <button
              type="button"
              class="quiet small"
              aria-pressed={showsChanges}
              onClick={() => setShowsChanges(!showsChanges)}
            >
              Show changes
            </button>
            <button type="button" class="quiet small" onClick={onUndo}>
              Undo
            </button>
          </>
        )}
      </div>
      <ResultFacts generation={generation} seconds={seconds} />
    </>
  );
}
