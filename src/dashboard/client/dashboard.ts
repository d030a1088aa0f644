// The script of every page of the dashboard. Every page works without it.
import { enableCopyButtons } from '../../web/client/parts/copy-buttons.js';
import { showCurrentPlace } from './frame/current-place.js';
import { guardForms } from './frame/form-guards.js';
import { showLocalTimes } from './frame/local-times.js';
import { enableModelNames } from './frame/model-names.js';
import { enableModelOrder } from './frame/model-order.js';
import { closeLeftPopovers } from './frame/popovers.js';
import { enableSearch } from './frame/search-dialog.js';
import { enableThemes } from './frame/themes.js';
import { showToast } from './frame/toasts.js';

closeLeftPopovers();
enableCopyButtons();
guardForms();
showCurrentPlace();
showLocalTimes();
enableModelNames();
enableModelOrder();
enableSearch();
enableThemes();
showToast();

for (const input of document.querySelectorAll<HTMLInputElement>('[data-select]'))
  input.addEventListener('focus', () => input.select());
for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-submit]'))
  select.addEventListener('change', () => select.form?.submit());
