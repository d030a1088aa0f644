import type { ComponentChildren } from 'preact';
import { CodeBox } from '../frame/secret-box.js';
import { curlFor } from '../keys/key-shown-page.js';
import type { SetupSteps } from './setup-steps.js';
import { KEYS_PATH } from '../keys/key-paths.js';

interface SetupListProps {
  steps: SetupSteps;
  isAdmin: boolean;
  publicUrl: string;
}

/** Whether a step is left. */
export function isSetUp({ hasModel, hasKey, hasRequest, hasApp }: SetupSteps, isAdmin: boolean): boolean {
  return (hasModel || !isAdmin) && hasKey && hasRequest && hasApp;
}

/** The steps of a new account; those that are done are marked. */
export function SetupList({ steps, isAdmin, publicUrl }: SetupListProps) {
  return (
    <ol class="steps">
      {isAdmin && (
        <Step title="Connect a model" isDone={steps.hasModel}>
          <p>Without one, the built-in engine drafts texts from the words of each request.</p>
          <a class="button" href="/admin/models">
            Connect a model
          </a>
        </Step>
      )}
      <Step title="Create a key" isDone={steps.hasKey}>
        <p>Your programs call the API with it. The page with your new key includes an example request.</p>
        <div class="buttons">
          <a class="button" href={`${KEYS_PATH}/new`}>
            Create a key
          </a>
          <a class="button quiet" href="/playground">
            Try it here first
          </a>
        </div>
      </Step>
      <Step title="Your first request" isDone={steps.hasRequest}>
        <p>
          Replace YOUR_KEY and paste it into a terminal. The <a href="/docs">API reference</a> has the other
          operations.
        </p>
        <CodeBox id="curl" label="A first request" code={curlFor(publicUrl, 'YOUR_KEY')} />
      </Step>
      <Step title="Register an app" isDone={steps.hasApp}>
        <p>With an app, other people can authorize your program to use their accounts (OAuth 2.0).</p>
        <a class="button quiet" href="/developer/apps/new">
          Register an app
        </a>
      </Step>
    </ol>
  );
}

interface StepProps {
  title: string;
  isDone: boolean;
  /** How to do it. */
  children: ComponentChildren;
}

function Step({ title, isDone, children }: StepProps) {
  return (
    <li class={isDone ? 'done' : undefined}>
      <h3>
        {title}
        {isDone && <span class="badge good">done</span>}
      </h3>
      {!isDone && children}
    </li>
  );
}
