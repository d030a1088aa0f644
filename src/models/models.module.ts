import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ModelAccess } from './model-access.js';
import { ModelCatalogue } from './model-catalogue.js';
import { ModelPrices } from './model-prices.js';
import { ModelKeys } from './model-keys.js';
import { ModelUpdates } from './model-updates.js';
import { StoredModel } from './model.entity.js';
import { ModelsController } from './models.controller.js';
import { ModelsService } from './models.service.js';

/** The models that texts are written with: which there are, what they cost, who may use them. */
@Module({
  imports: [TypeOrmModule.forFeature([StoredModel])],
  controllers: [ModelsController],
  providers: [ModelAccess, ModelCatalogue, ModelKeys, ModelPrices, ModelUpdates, ModelsService],
  exports: [ModelAccess, ModelCatalogue, ModelKeys, ModelPrices, ModelUpdates, ModelsService],
})
export class ModelsModule {}
