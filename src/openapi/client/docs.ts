import { enableCopyButtons } from '../../web/client/parts/copy-buttons.js';

enableCopyButtons();
