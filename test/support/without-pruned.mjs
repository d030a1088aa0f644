// Imported before the service: loads nothing that the image does not have.
import { registerHooks } from 'node:module';
import { isPruned } from '../../scripts/prune-image.mjs';

registerHooks({
  load(url, context, nextLoad) {
    const path = url.split('/node_modules/').slice(1).join('/node_modules/');
    if (path && isPruned(path)) throw new Error(`the image has no ${path}`);
    return nextLoad(url, context);
  },
});
