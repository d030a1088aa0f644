import type { ArrivedResponse } from './send-request.js';

interface ResponseViewProps {
  id: string;
  response: ArrivedResponse;
}

/** The status, the headers and the body of a response; an error links to its explanation. */
export function ResponseView({
  id,
  response: { status, headers, text, isComplete, durationMs },
}: ResponseViewProps) {
  const reason = isComplete ? reasonOf(text) : null;
  return (
    <section aria-labelledby={`${id}-response`}>
      <h4 id={`${id}-response`}>
        Response <span class={`status ${status < 400 ? 'good' : ''}`}>{status}</span>{' '}
        <span class="soft">{durationMs} ms</span>
      </h4>
      {reason && (
        <p>
          <a href={`#error-${reason}`}>
            What <code>{reason}</code> means and how to fix it
          </a>
        </p>
      )}
      <details>
        <summary>Headers</summary>
        <dl class="response-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <pre class="response-body">
        <code>{text}</code>
      </pre>
    </section>
  );
}

/** The reason in an error response that the page explains. */
function reasonOf(text: string): string | null {
  const reason = /"reason": "([a-z_]+)"/.exec(text)?.[1];
  return reason && document.getElementById(`error-${reason}`) ? reason : null;
}
