import { timeOfId } from '../common/time/time-ordered-id.js';
import { EventStream } from './event-stream.js';
import { toGenerationId } from './generation-id.js';
import { toGenerationResponse } from './generation-response.js';
import type { Generation } from './generation.entity.js';

/** What is known about a text before its first word. */
interface StreamStart {
  /** A UUIDv7. */
  id: string;
  template: string;
  templateVersion: number | null;
  model: string;
}

/** A consumer of a streamed text. */
export interface Follower {
  onStart(start: StreamStart): void;
  /** Resolves when there is room for more. */
  onDelta(text: string): Promise<void>;
}

/**
 * Streams a text as it is generated. The stream is returned once the model is known; earlier failures reject and are
 * handled like any error. After that, the single terminal event is `done`, or `error` with the result of `describe`.
 */
export function openGenerationStream(
  write: (follower: Follower) => Promise<Generation>,
  describe: (error: unknown) => object,
): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const stream = new EventStream();
    let isOpen = false;
    const onStart = (start: StreamStart) => {
      if (isOpen) return;
      isOpen = true;
      void stream.send('start', toStartEvent(start));
      resolve(stream);
    };
    const onDelta = (content: string) => stream.send('delta', { content });
    const onDone = (generation: Generation) => {
      onStart(generation);
      stream.finish('done', toGenerationResponse(generation));
    };
    const onFailed = (error: unknown) => (isOpen ? stream.finish('error', describe(error)) : reject(error));
    write({ onStart, onDelta }).then(onDone, onFailed);
  });
}

/** Streams a text that was written before. */
export function replayStream(generation: Generation): EventStream {
  const stream = new EventStream();
  void stream
    .send('start', toStartEvent(generation))
    .then(() => stream.send('delta', { content: generation.content }))
    .then(() => stream.finish('done', toGenerationResponse(generation)));
  return stream;
}

function toStartEvent({ id, template, templateVersion, model }: StreamStart) {
  return {
    id: toGenerationId(id),
    template,
    template_version: templateVersion,
    model,
    created_at: new Date(timeOfId(id)).toISOString(),
  };
}
