// The script of the playground. Without it, the page works with form posts.
import { render } from 'preact';
import { Workbench } from './playground/workbench.js';
import { followTemplate } from './playground/follow-template.js';
import { followCode } from './playground/follow-code.js';
import type { TemplateVariable } from '../../templates/template-definition.js';
import type { Version } from './playground/version.js';

const form = document.querySelector<HTMLFormElement>('form[data-stream]')!;
const result = document.getElementById('result')!;
const stored = result.dataset.result;
const shown = stored ? (JSON.parse(stored) as Omit<Version, 'seconds'>) : null;

followTemplate(form, {
  options: new Map(JSON.parse(result.dataset.options!) as [string, string[]][]),
  variables: new Map(JSON.parse(result.dataset.variables!) as [string, TemplateVariable[]][]),
});
followCode(form);
const instructions = document.querySelector<HTMLTextAreaElement>('#instructions')?.value ?? '';
const first = shown && { ...shown, seconds: null };
result.replaceChildren();
render(<Workbench form={form} region={result} first={first} instructions={instructions} />, result);
