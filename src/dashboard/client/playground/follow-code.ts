import { generateCode } from '../../playground/generate-code.js';
import { readerOf } from './fields.js';

/** Keeps the code equal to the request that is typed. */
export function followCode(form: HTMLFormElement) {
  const panel = document.getElementById('code')!;
  const update = () => {
    for (const { language, code } of generateCode(panel.dataset.origin!, readerOf(form)))
      document.querySelector(`#${language.toLowerCase()} code`)!.textContent = code;
  };
  form.addEventListener('input', update);
  form.addEventListener('change', update);
  update();
}
