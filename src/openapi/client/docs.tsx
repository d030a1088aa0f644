import { render } from 'preact';
import { enableCopyButtons } from '../../web/client/parts/copy-buttons.js';
import type { SendableRequest } from '../reference/sendable-request.js';
import { RequestPanel } from './request/request-panel.js';

enableCopyButtons();
for (const place of document.querySelectorAll<HTMLElement>('[data-request]')) {
  const request = JSON.parse(place.dataset.request!) as SendableRequest;
  render(<RequestPanel request={request} />, place);
}
