// Imported before the service; fails if a file is loaded that the image does not contain.
import { registerHooks } from 'node:module';
import { isPruned } from '../../scripts/prune-image.mjs';

registerHooks({
  load(url, context, nextLoad) {
    const path = url.split('/node_modules/').slice(1).join('/node_modules/');
    if (path && isPruned(path)) throw new Error(`the image has no ${path}`);
    return nextLoad(url, context);
  },
});
