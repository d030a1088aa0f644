import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { GenerationModule } from '../../generation/generation.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { RefinementModule } from '../../refinement/refinement.module.js';
import { TemplateLibraryModule } from '../../template-library/template-library.module.js';
import { WebModule } from '../../web/web.module.js';
import { FrameModule } from '../frame/frame.module.js';
import { PlaygroundAnswers } from './playground-answers.js';
import { PlaygroundView } from './playground-view.js';
import { PlaygroundController } from './playground.controller.js';
import { StoredForms } from './stored-forms.js';

/** The playground. */
@Module({
  imports: [
    AccountsModule,
    FrameModule,
    GenerationModule,
    ModelsModule,
    RefinementModule,
    TemplateLibraryModule,
    WebModule,
  ],
  controllers: [PlaygroundController],
  providers: [PlaygroundAnswers, PlaygroundView, StoredForms],
})
export class PlaygroundModule {}
