import { useEffect, useRef, useState } from 'preact/hooks';
import type { SendableParameter, SendableRequest } from '../../reference/sendable-request.js';
import type { EnteredRequest } from './send-request.js';
import { useSharedKey } from './shared-key.js';

interface RequestFormProps {
  request: SendableRequest;
  isBusy: boolean;
  onSend: (entered: EnteredRequest) => void;
  onStop: () => void;
}

/** The key, parameters and body of a request. */
export function RequestForm({ request, isBusy, onSend, onStop }: RequestFormProps) {
  const { id, method, parameters } = request;
  const [key, setKey] = useSharedKey();
  const [body, setBody] = useState(request.body);
  const [values, setValues] = useState(() =>
    Object.fromEntries(parameters.map(({ name, isRequired, example }) => [name, isRequired ? example : ''])),
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    if (!isBusy) onSend({ key: key.trim(), parameters: values, body });
  };
  return (
    <form class="request-form" onSubmit={submit}>
      <label for={`${id}-key`}>API key or access token</label>
      <input
        id={`${id}-key`}
        ref={first}
        class="secret-input"
        value={key}
        onInput={(event) => setKey(event.currentTarget.value)}
        placeholder="cdk_live_…"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={`${id}-key-hint`}
      />
      <small id={`${id}-key-hint`} class="hint">
        Sent to this service only. It is forgotten when you leave the page.
      </small>
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          id={`${id}-${parameter.name}`}
          parameter={parameter}
          value={values[parameter.name]!}
          onInput={(value) => setValues({ ...values, [parameter.name]: value })}
        />
      ))}
      {body !== null && (
        <>
          <label for={`${id}-body`}>Body</label>
          <textarea
            id={`${id}-body`}
            rows={Math.min(20, body.split('\n').length + 1)}
            value={body}
            onInput={(event) => setBody(event.currentTarget.value)}
            spellcheck={false}
          />
        </>
      )}
      {method !== 'GET' && (
        <p class="hint">The request is executed: it can change data and counts as usage.</p>
      )}
      <div class="request-buttons">
        <button type="submit" disabled={isBusy}>{`Send ${method}`}</button>
        {isBusy && (
          <button type="button" class="quiet" onClick={onStop}>
            Stop
          </button>
        )}
      </div>
    </form>
  );
}

interface ParameterFieldProps {
  id: string;
  parameter: SendableParameter;
  value: string;
  onInput: (value: string) => void;
}

function ParameterField({
  id,
  parameter: { name, isRequired, example },
  value,
  onInput,
}: ParameterFieldProps) {
  return (
    <>
      <label for={id}>
        <code>{name}</code> {!isRequired && <span class="soft">optional</span>}
      </label>
      <input
        id={id}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        placeholder={example}
        required={isRequired}
        autocomplete="off"
        spellcheck={false}
      />
    </>
  );
}
