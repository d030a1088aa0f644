// The process of the built-in engine, which can also be told to block (`durationMs`), after a slow start (`loadMs`), or to
// fill its heap.
const FAULTS = {
  block({ durationMs }) {
    wait(durationMs);
    return 'unblocked';
  },
  id: () => String(process.pid),
  exhaust() {
    const held = [];
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index / 3));
  },
};

function wait(durationMs) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

const on = process.on.bind(process);
process.on = (event, listener) => {
  if (event !== 'message') return on(event, listener);
  return on(event, (message) => {
    const { id, work } = message;
    const fault = FAULTS[work.kind];
    if (!fault) return listener(message);
    wait(work.loadMs ?? 0);
    process.send({ id, begun: true });
    const content = fault(work);
    const usage = { inputTokens: 0, outputTokens: 0 };
    process.send({ id, done: { content, usage, finishReason: 'stop', warnings: [] } });
  });
};
await import('../../dist/src/engines/builtin/engine-process.js');
