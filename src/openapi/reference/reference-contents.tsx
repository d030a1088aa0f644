import { anchors, operationsOf, type DescribedApi } from './described-api.js';

/** The content of the navigation: the sections of the reference, and the operations by tag. */
export function ReferenceContents({ api }: { api: DescribedApi }) {
  return (
    <>
      <ul>
        <li>
          <a href="/">Dashboard</a>
        </li>
        <li>
          <a href="#authentication">Authentication</a>
        </li>
        <li>
          <a href="#webhooks">Webhook events</a>
        </li>
        <li>
          <a href="#errors">Errors</a>
        </li>
      </ul>
      {api.tags.map(({ name }) => (
        <section key={name}>
          <h2>
            <a href={`#${anchors.tag(name)}`}>{name}</a>
          </h2>
          <ul>
            {operationsOf(api, name).map(({ method, operation }) => (
              <li key={operation.operationId}>
                <a href={`#${anchors.operation(operation)}`}>
                  <span>{operation.summary}</span>
                  <span class={`method ${method.toLowerCase()}`}>{method}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
