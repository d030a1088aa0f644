import type { TemplateDefinition } from '../../templates/template-definition.js';
import { LENGTHS, TONES } from '../../templates/tones.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { CodeBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { equivalentCurl } from './equivalent-curl.js';
import { toGenerateBody, type PlaygroundForm } from './playground-form.js';
import { Choice, ModelChoice } from './playground-choices.js';
import { PlaygroundResult, type ShownResult } from './playground-result.js';

interface PlaygroundPageProps {
  context: SessionContext;
  templates: readonly TemplateDefinition[];
  /** The ids of the models that the account may use, the default first. */
  models: readonly string[];
  form: PlaygroundForm;
  result: ShownResult | null;
  problem?: string;
  publicUrl: string;
}

export function PlaygroundPage({
  context,
  templates,
  models,
  form,
  result,
  problem,
  publicUrl,
}: PlaygroundPageProps) {
  const { prompt } = form;
  const body = toGenerateBody({ ...form, prompt: prompt || 'Write a welcome note for new customers' });
  return (
    <DashboardPage
      context={context}
      title="Playground"
      island="playground"
      lead="Write a text here. It counts towards your account’s limits, like a request with an API key."
    >
      <Problem text={problem} />
      {result && <PlaygroundResult result={result} context={context} models={models} publicUrl={publicUrl} />}
      <section class={result ? 'part' : ''} aria-label="Write a text">
        {result && <h2>Another text</h2>}
        <PageForm context={context} action="/playground" isStreamed={!result}>
          <input type="hidden" name="id" value={form.id} />
          <div class="field">
            <label for="prompt">What should it write?</label>
            <textarea id="prompt" name="prompt" required maxLength={16_000} rows={4} autofocus={!result}>
              {prompt}
            </textarea>
          </div>
          <div class="fields">
            <Choice
              label="Template"
              name="template"
              value={form.template}
              options={templates.map(({ id, name }) => [id, name])}
            />
            <Choice label="Tone" name="tone" value={form.tone} options={TONES.map((tone) => [tone, tone])} />
            <Choice
              label="Length"
              name="length"
              value={form.length}
              options={LENGTHS.map((length) => [length, length])}
            />
            <ModelChoice models={models} value={form.model} />
          </div>
          <button>Write it</button>
        </PageForm>
        <div id="output-box" hidden>
          <p>
            <span id="output-status" role="status" />{' '}
            <button type="button" id="output-stop" class="quiet small" hidden>
              Stop
            </button>
          </p>
          <div class="text" id="output" />
        </div>
      </section>
      {!result && (
        <CodeBox
          id="curl"
          label="Equivalent API request"
          code={equivalentCurl(publicUrl, '/v1/generate', body)}
        />
      )}
    </DashboardPage>
  );
}
