import { generateCode } from '../../playground/generate-code.js';
import { variableNames } from '../../playground/generate-body.js';
import { readerOf } from './fields.js';

/** Keeps the code equal to the request that is typed. */
export function followCode(form: HTMLFormElement) {
  const panel = document.getElementById('code')!;
  const update = () => {
    const names = variableNames(new FormData(form));
    for (const { language, code } of generateCode(panel.dataset.origin!, readerOf(form), names))
      document.querySelector(`#${language.toLowerCase()} code`)!.textContent = code;
  };
  form.addEventListener('input', update);
  form.addEventListener('change', update);
  update();
}
