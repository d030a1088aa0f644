// The script of every page of the dashboard. Every page works without it.
import { enableCopyButtons } from '../../web/client/parts/copy-buttons.js';
import { guardForms } from './frame/form-guards.js';
import { showLocalTimes } from './frame/local-times.js';
import { enableModelNames } from './frame/model-names.js';
import { enableModelOrder } from './frame/model-order.js';

enableCopyButtons();
guardForms();
showLocalTimes();
enableModelNames();
enableModelOrder();

for (const input of document.querySelectorAll<HTMLInputElement>('[data-select]'))
  input.addEventListener('focus', () => input.select());
for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-submit]'))
  select.addEventListener('change', () => select.form?.submit());

// On narrow screens the navigation is a strip: scroll it to the current page.
const strip = document.querySelector<HTMLElement>('nav.places');
const here = strip?.querySelector<HTMLElement>('[aria-current]');
if (strip && here) strip.scrollLeft = here.offsetLeft - strip.offsetLeft - 80;
