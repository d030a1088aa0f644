import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { RequestValidationPipe } from '../../common/validation/request-validation.pipe.js';
import { GenerationModule } from '../../generation/generation.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { RefinementModule } from '../../refinement/refinement.module.js';
import { TemplateLibraryModule } from '../../template-library/template-library.module.js';
import { WebModule } from '../../web/web.module.js';
import { DashboardPrincipal } from './dashboard-principal.js';
import { PlaygroundAnswers } from './playground-answers.js';
import { PlaygroundView } from './playground-view.js';
import { PlaygroundController } from './playground.controller.js';
import { StoredForms } from './stored-forms.js';

/** The playground, and how pages use the API as the signed-in account. */
@Module({
  imports: [
    AccountsModule,
    GenerationModule,
    ModelsModule,
    RefinementModule,
    TemplateLibraryModule,
    WebModule,
  ],
  controllers: [PlaygroundController],
  providers: [DashboardPrincipal, PlaygroundAnswers, PlaygroundView, RequestValidationPipe, StoredForms],
  exports: [DashboardPrincipal, PlaygroundAnswers],
})
export class PlaygroundModule {}
