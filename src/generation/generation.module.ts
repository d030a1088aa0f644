import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { EnginesModule } from '../engines/engines.module.js';
import { ModelsModule } from '../models/models.module.js';
import { TemplateLibraryModule } from '../template-library/template-library.module.js';
import { GenerationCount } from './generation-count.entity.js';
import { GenerationController } from './generation.controller.js';
import { CallBudget } from './call-budget.js';
import { ClaimStore } from './claim-store.js';
import { CredentialWatch } from './credential-watch.js';
import { FailedGenerations } from './failed-generations.js';
import { GenerationWriter } from './generation-writer.js';
import { GenerationRecorder } from './generation-recorder.js';
import { GenerationDetails } from './generation-details.js';
import { InputStorage } from './generation-inputs.js';
import { GenerationLoader } from './generation-loader.js';
import { GenerationService } from './generation.service.js';
import { GenerationStore } from './generation-store.js';
import { Generation } from './generation.entity.js';
import { UsageModule } from '../usage/usage.module.js';
import { Idempotency } from './idempotency.js';
import { GenerationPipeline } from './generation-pipeline.js';
import { InFlightGenerations } from './in-flight-generations.js';
import { HistoryController } from './history.controller.js';
import { LabelSearch } from './label-search.js';
import { HistoryService } from './history.service.js';
import { MonthRetention } from './month-retention.js';
import { MonthPartitions } from './month-partitions.js';
import { TextCounts } from './text-counts.js';
import { TextRetention } from './text-retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Generation, GenerationCount]),
    BudgetsModule,
    EnginesModule,
    ModelsModule,
    TemplateLibraryModule,
    UsageModule,
  ],
  controllers: [GenerationController, HistoryController],
  providers: [
    GenerationService,
    GenerationPipeline,
    InFlightGenerations,
    CredentialWatch,
    CallBudget,
    GenerationRecorder,
    InputStorage,
    GenerationWriter,
    FailedGenerations,
    GenerationStore,
    GenerationDetails,
    GenerationLoader,
    HistoryService,
    LabelSearch,
    MonthPartitions,
    MonthRetention,
    TextCounts,
    TextRetention,
    ClaimStore,
    Idempotency,
  ],
  exports: [
    TypeOrmModule,
    GenerationDetails,
    GenerationService,
    HistoryService,
    GenerationPipeline,
    TextCounts,
  ],
})
export class GenerationModule {}
