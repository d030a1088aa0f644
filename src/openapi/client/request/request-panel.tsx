import { useRef, useState } from 'preact/hooks';
import type { SendableRequest } from '../../reference/sendable-request.js';
import { RequestForm } from './request-form.js';
import { ResponseView } from './response-view.js';
import { sendRequest, type ArrivedResponse, type EnteredRequest } from './send-request.js';

/** A form that sends a request of one operation to this service and shows the response. */
export function RequestPanel({ request }: { request: SendableRequest }) {
  const [isOpen, setOpen] = useState(false);
  const [response, setResponse] = useState<ArrivedResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const abort = useRef<AbortController | null>(null);

  const send = async (entered: EnteredRequest) => {
    const controller = new AbortController();
    abort.current = controller;
    setBusy(true);
    setProblem(null);
    setResponse(null);
    try {
      for await (const arrived of sendRequest(request, entered, controller.signal)) setResponse(arrived);
    } catch (error) {
      setProblem(
        controller.signal.aborted ? 'Stopped.' : `The request was not sent: ${(error as Error).message}`,
      );
    } finally {
      setBusy(false);
    }
  };

  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Send a request
      </button>
    );
  return (
    <div class="request-panel">
      <RequestForm request={request} isBusy={isBusy} onSend={send} onStop={() => abort.current?.abort()} />
      <div aria-live="polite" aria-busy={isBusy}>
        {problem && <p class="problem">{problem}</p>}
        {response && <ResponseView id={request.id} response={response} />}
      </div>
    </div>
  );
}
