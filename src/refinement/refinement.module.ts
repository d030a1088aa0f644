import { Module } from '@nestjs/common';
import { EnginesModule } from '../engines/engines.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { ModelsModule } from '../models/models.module.js';
import { InstructionsCheck } from './instructions-check.js';
import { RefinementController } from './refinement.controller.js';
import { RefinementService } from './refinement.service.js';

@Module({
  imports: [EnginesModule, GenerationModule, ModelsModule],
  controllers: [RefinementController],
  providers: [InstructionsCheck, RefinementService],
  exports: [RefinementService],
})
export class RefinementModule {}
