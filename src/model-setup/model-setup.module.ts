import { Module } from '@nestjs/common';
import { ModelsModule } from '../models/models.module.js';
import { ModelConnections } from './model-connections.js';

/** Finding, testing and connecting models. */
@Module({
  imports: [ModelsModule],
  providers: [ModelConnections],
  exports: [ModelConnections, ModelsModule],
})
export class ModelSetupModule {}
