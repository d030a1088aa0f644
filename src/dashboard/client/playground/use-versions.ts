import { useRef, useState } from 'preact/hooks';
import { showErrors } from './fields.js';
import { ReportedError, SignedOut, streamText } from './stream.js';
import type { ArrivingText, Version } from './version.js';

const STOPPED = 'Stopped.';
const NOTHING_YET: ArrivingText = { id: '', text: '' };
const BROKEN = 'The connection was lost. Please try again.';

interface Versions {
  versions: readonly Version[];
  selected: number;
  /** The text that is arriving; null if none is. */
  arriving: ArrivingText | null;
  /** What had arrived when the user stopped it; null if nothing had. */
  stopped: ArrivingText | null;
  status: string;
}

/** Holds the versions of a text, and the one that is being written. */
export function useVersions(form: HTMLFormElement, first: Version | null) {
  const [state, setState] = useState<Versions>({
    versions: first ? [first] : [],
    selected: 0,
    arriving: null,
    stopped: null,
    status: '',
  });
  const running = useRef<AbortController | null>(null);
  const update = (change: Partial<Versions>) => setState((before) => ({ ...before, ...change }));

  /** Writes a new version; `fields` are sent in addition to the form's. Returns whether it was written. */
  async function write(path: string, origin: string | null, fields: Record<string, string> = {}) {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    const startedAt = performance.now();
    showErrors(form, null);
    update({ arriving: NOTHING_YET, stopped: null, status: 'Writing…' });
    try {
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const generation = await streamText(path, body, controller.signal, (arriving) => update({ arriving }));
      const version = { generation, origin, seconds: (performance.now() - startedAt) / 1000 };
      setState(({ versions }) => ({
        versions: [...versions, version],
        selected: versions.length,
        arriving: null,
        stopped: null,
        status: 'Done.',
      }));
      showInAddress(generation.id);
      return true;
    } catch (error) {
      if (error instanceof SignedOut) return submitNormally(form, path, fields);
      const problem = error instanceof ReportedError ? error.message : BROKEN;
      setState((before) => ({
        ...before,
        arriving: null,
        stopped: controller.signal.aborted && before.arriving?.text ? before.arriving : null,
        status: controller.signal.aborted ? STOPPED : problem,
      }));
      if (error instanceof ReportedError) showErrors(form, error.error);
      // The input is unsent again.
      form.dispatchEvent(new Event('input', { bubbles: true }));
      return false;
    } finally {
      running.current = null;
      delete form.dataset.sent;
    }
  }

  return {
    ...state,
    write,
    stop: () => running.current?.abort(),
    select: (selected: number) => update({ selected, stopped: null, status: '' }),
    /** Removes the selected version and shows the one that it improves. */
    undo: () => {
      const { origin } = state.versions[state.selected]!;
      const versions = state.versions.filter((_version, index) => index !== state.selected);
      const selected = Math.max(
        0,
        versions.findIndex(({ generation }) => generation.content === origin),
      );
      if (versions[selected]) showInAddress(versions[selected].generation.id);
      update({ versions, selected, stopped: null, status: 'Undone.' });
    },
  };
}

/** A reload shows the text again. */
function showInAddress(id: string): void {
  history.replaceState(null, '', `/playground?result=${encodeURIComponent(id)}`);
}

/** Sends the form as a page does, so that the server keeps its fields until the user has signed in again. */
function submitNormally(form: HTMLFormElement, path: string, fields: Record<string, string>): false {
  const addFields = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  };
  form.addEventListener('formdata', addFields, { once: true });
  form.action = path;
  HTMLFormElement.prototype.submit.call(form);
  return false;
}
