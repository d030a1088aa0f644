import type { ListedTemplate } from '../../template-library/library-template.js';
import type { TemplateVariable } from '../../templates/template-definition.js';
import { LENGTHS, TONES } from '../../templates/tones.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { templateChoices } from '../templates/template-choices.js';
import { CodeBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { toGenerateBody, VARIABLE_FIELD } from './generate-body.js';
import { generateCode } from './generate-code.js';
import { OptionFields } from './option-fields.js';
import { Choice, FieldError, ModelChoice } from './playground-choices.js';
import { VariableFields } from './variable-fields.js';
import { PlaygroundResult, type ShownResult } from './playground-result.js';

interface PlaygroundPageProps {
  context: SessionContext;
  templates: readonly ListedTemplate[];
  /** The ids of the models that the account may use, the default first. */
  models: readonly string[];
  /** Identifies the form, so that submitting it twice creates one generation. */
  formId: string;
  read: (name: string) => string;
  /** The variables that the form has fields for. */
  variables: readonly string[];
  result: ShownResult | null;
  problem?: string | undefined;
  /** The errors by field. */
  errors: ReadonlyMap<string, string>;
  publicUrl: string;
}

/** Writes and refines texts: the request on the left, the text on the right. */
export function PlaygroundPage(props: PlaygroundPageProps) {
  const { context, templates, models, formId, read, variables, result, problem, errors, publicUrl } = props;
  const body = toGenerateBody(read, variables);
  const template = templates.find(({ id }) => id === body.template);
  const choice = (label: string, name: 'tone' | 'length', values: readonly string[]) => (
    <Choice
      label={label}
      name={name}
      value={body.options[name]}
      options={values.map((value) => [value, value])}
      error={errors.get(name)}
    />
  );
  return (
    <DashboardPage
      context={context}
      title="Playground"
      island="playground"
      lead="Texts count towards your account’s limits, like requests with an API key."
    >
      <PageForm context={context} action="/playground" isStreamed>
        <input type="hidden" name="id" value={formId} />
        <div class="workbench">
          <section aria-label="Request">
            <Problem text={problem} />
            <div class="field">
              <label for="prompt">Prompt</label>
              <textarea
                id="prompt"
                name="prompt"
                required
                maxLength={16_000}
                rows={6}
                autofocus={!result}
                aria-describedby="prompt-error"
                aria-invalid={errors.has('prompt') ? true : undefined}
              >
                {body.prompt}
              </textarea>
              <FieldError name="prompt" error={errors.get('prompt')} />
            </div>
            <div class="fields">
              <Choice
                label="Template"
                name="template"
                value={body.template}
                options={templateChoices(templates)}
                error={errors.get('template')}
              />
              {choice('Tone', 'tone', TONES)}
              {choice('Length', 'length', LENGTHS)}
              <ModelChoice models={models} value={read('model')} error={errors.get('model')} />
            </div>
            <div class="fields" id="variable-fields">
              <VariableFields
                template={body.template}
                fields={variablesOf(template)}
                read={read}
                errors={errors}
              />
            </div>
            <OptionFields ofTemplate={optionsOf(template)} read={read} errors={errors} />
            <button>Generate</button>
          </section>
          <section
            id="result"
            aria-label="Text"
            aria-busy="false"
            data-result={result ? JSON.stringify(result.data) : undefined}
            data-options={JSON.stringify(templates.map((each) => [each.id, optionsOf(each)]))}
            data-variables={JSON.stringify(templates.map((each) => [each.id, variablesOf(each)]))}
          >
            <PlaygroundResult result={result} instructions={read('instructions')} errors={errors} />
          </section>
        </div>
      </PageForm>
      <details id="code" data-origin={publicUrl}>
        <summary>Code</summary>
        {generateCode(publicUrl, read, variables).map(({ language, code }) => (
          <CodeBox key={language} id={language.toLowerCase()} label={language} code={code} />
        ))}
      </details>
    </DashboardPage>
  );
}

/** Options that most templates have and few requests set. */
const RARELY_SET = ['avoid', 'brand', 'seed'];

/** The options of a template that are shown unfolded. */
function optionsOf(template: ListedTemplate | undefined): string[] {
  const names = template?.fields.map(({ name }) => name) ?? [];
  return names
    .filter((name) => name.startsWith('options.'))
    .map((name) => name.slice('options.'.length))
    .filter((name) => !RARELY_SET.includes(name));
}

/** The fields for the variables of a template. */
function variablesOf(template: ListedTemplate | undefined): TemplateVariable[] {
  return template?.fields.filter(({ name }) => name.startsWith(VARIABLE_FIELD)) ?? [];
}
