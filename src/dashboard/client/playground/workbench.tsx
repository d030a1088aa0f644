import { useEffect } from 'preact/hooks';
import { CopyButton } from './copy-button.js';
import { RefineBar } from './refine-bar.js';
import { useVersions } from './use-versions.js';
import { VersionTabs } from './version-tabs.js';
import { VersionView } from './version-view.js';
import type { ArrivingText, Version } from './version.js';

interface WorkbenchProps {
  form: HTMLFormElement;
  /** The element that the text is in. */
  region: HTMLElement;
  first: Version | null;
  /** What was typed before the session expired. */
  instructions: string;
}

/** The text as it streams, its versions, and what can be done with it. */
export function Workbench({ form, region, first, instructions: typed }: WorkbenchProps) {
  const { versions, selected, arriving, stopped, status, write, stop, select, undo } = useVersions(
    form,
    first,
  );
  const version = versions[selected];
  const isBusy = arriving !== null;
  const unfinished = arriving ?? stopped;
  const canRegenerate = !isBusy && (version !== undefined || stopped !== null);

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      void write('/playground', null);
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  });
  useEffect(() => {
    region.setAttribute('aria-busy', String(isBusy));
    form.querySelector<HTMLButtonElement>('button:not([type])')!.disabled = isBusy;
  }, [isBusy]);
  useEffect(() => {
    if (status !== '' && isFocusLost())
      document.getElementById('output-status')!.focus({ preventScroll: true });
  }, [status, isBusy]);

  const refine = async (instructions?: string) => {
    if (!version) return;
    const given: Record<string, string> = instructions ? { instructions } : {};
    await write('/playground/refine', version.generation.content, given);
  };

  // Stop appears where Regenerate was, so the second click of a double click is on it.
  const onStop = ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2) stop();
  };

  return (
    <>
      <p class="progress">
        {isBusy && <span class="spinner" aria-hidden="true" />}
        <span id="output-status" role="status" tabIndex={-1}>
          {status}
        </span>{' '}
        {isBusy && (
          <button type="button" id="output-stop" class="quiet small" onClick={onStop}>
            Stop
          </button>
        )}
        {canRegenerate && (
          <button type="button" class="quiet small" onClick={() => form.requestSubmit()}>
            Regenerate
          </button>
        )}
      </p>
      {versions.length > 1 && (
        <VersionTabs versions={versions} selected={selected} isBusy={isBusy} onSelect={select} />
      )}
      <div
        id="version"
        {...(versions.length > 1 && { role: 'tabpanel', 'aria-labelledby': `version-${selected}` })}
      >
        {unfinished !== null && (
          <div class="text" id="output">
            {unfinished.text}
          </div>
        )}
        {stopped !== null && <StoppedActions stopped={stopped} />}
        {unfinished === null && version && (
          <VersionView key={version.generation.id} version={version} onUndo={undo} />
        )}
        {unfinished === null && !version && <div class="empty">The text appears here.</div>}
      </div>
      {version && (
        <RefineBar
          generationId={version.generation.id}
          typed={typed}
          isBusy={isBusy}
          onRefine={(text) => void refine(text)}
        />
      )}
    </>
  );
}

/** Whether the focused button was disabled or removed. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(':disabled');
}

/** What can be done with a text that was stopped. */
function StoppedActions({ stopped: { id, text } }: { stopped: ArrivingText }) {
  return (
    <div class="buttons">
      <CopyButton text={text} />
      {id !== '' && <a href={`/history/${id}`}>The partial text is in the history.</a>}
    </div>
  );
}
