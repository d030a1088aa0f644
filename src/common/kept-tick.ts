import { executionAsyncResource } from 'node:async_hooks';

/**
 * What Node.js made for one `process.nextTick`. V8 forgets the shape of objects of which a large collection finds none,
 * and code that builds them in a second shape takes a slow way for good: 0.38 µs for each later tick in place of 0.06,
 * and a request has six at least. So the first one is kept, from before any collection to the end of the process.
 */
export let keptTick: object | undefined;

process.nextTick(() => {
  keptTick = executionAsyncResource();
});
