import type { INestApplicationContext } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { currentWorker } from './cluster.js';
import { ModelDetection, describeFoundModel } from '../model-setup/model-detection.js';

/** Logs which model writes, and which models could be connected. One of several processes does this. */
export async function announceModels(app: INestApplicationContext): Promise<void> {
  const worker = currentWorker();
  if (worker && worker.id !== 1) return;
  const [detection, log] = [app.get(ModelDetection), app.get(Log)];
  try {
    const { model, text } = await detection.writer();
    log.info({ model }, text);
    for (const offer of await detection.offers())
      log.info({ provider: offer.input.provider }, describeFoundModel(offer));
  } catch (error) {
    log.warn({ err: error }, 'the models could not be read');
  }
}
