import { SCOPES } from '../../common/http/scopes.js';

/** The available scopes with their descriptions. */
export function ScopeChoices({ legend, chosen }: { legend: string; chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(SCOPES).map(([scope, text]) => (
        <label key={scope} class="choice">
          <input type="checkbox" name="scope" value={scope} checked={chosen.includes(scope)} />
          <span>
            {text} <code class="soft">{scope}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
