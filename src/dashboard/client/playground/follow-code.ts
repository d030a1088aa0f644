import { codeSamples } from '../../playground/code-samples.js';
import { toGenerateBody } from '../../playground/generate-body.js';
import { readerOf } from './fields.js';

/** Keeps the code equal to the request that is typed. */
export function followCode(form: HTMLFormElement) {
  const panel = document.getElementById('code')!;
  const update = () => {
    for (const { id, code } of codeSamples(panel.dataset.url!, toGenerateBody(readerOf(form))))
      document.querySelector(`#${id} code`)!.textContent = code;
  };
  form.addEventListener('input', update);
  form.addEventListener('change', update);
  update();
}
