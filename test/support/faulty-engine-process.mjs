// The process of the built-in engine, which can also be told to block (`durationMs`) or to fill its heap.
const FAULTS = {
  block({ durationMs }) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
    return {
      content: 'unblocked',
      usage: { inputTokens: 0, outputTokens: 0 },
      finishReason: 'stop',
      warnings: [],
    };
  },
  exhaust() {
    const held = [];
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index / 3));
  },
};

const on = process.on.bind(process);
process.on = (event, listener) => {
  if (event !== 'message') return on(event, listener);
  return on(event, (message) => {
    const fault = FAULTS[message.work.kind];
    if (fault) process.send({ id: message.id, done: fault(message.work) });
    else listener(message);
  });
};
await import('../../dist/src/engines/builtin/engine-process.js');
