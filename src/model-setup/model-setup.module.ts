import { Module } from '@nestjs/common';
import { ModelsModule } from '../models/models.module.js';
import { ModelConnections } from './model-connections.js';
import { ModelDetection } from './model-detection.js';

/** Finding, testing and connecting models. */
@Module({
  imports: [ModelsModule],
  providers: [ModelConnections, ModelDetection],
  exports: [ModelConnections, ModelDetection, ModelsModule],
})
export class ModelSetupModule {}
