import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ModelSetupModule } from '../../model-setup/model-setup.module.js';
import { WebModule } from '../../web/web.module.js';
import { AdminModelsController } from './admin-models.controller.js';
import { EditModelController } from './edit-model.controller.js';
import { ModelsView } from './models-view.js';

/** The pages on which administrators connect models. */
@Module({
  imports: [AccountsModule, ModelSetupModule, WebModule],
  controllers: [AdminModelsController, EditModelController],
  providers: [ModelsView],
})
export class ModelPagesModule {}
