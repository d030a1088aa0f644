import { SCOPES } from '../../common/http/scopes.js';
import { capitalize } from '../../web/capitalize.js';
import { ChoiceGroup } from '../../web/choice-group.js';

/** The available scopes with their descriptions. */
export function ScopeChoices({ legend, chosen }: { legend: string; chosen: readonly string[] }) {
  const choices = Object.entries(SCOPES).map(([scope, text]) => {
    const label = (
      <>
        {capitalize(text)} <code class="soft">{scope}</code>
      </>
    );
    return [scope, label] as const;
  });
  return <ChoiceGroup legend={legend} name="scope" choices={choices} chosen={chosen} />;
}
