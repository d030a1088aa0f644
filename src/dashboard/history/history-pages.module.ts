import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { GenerationModule } from '../../generation/generation.module.js';
import { SearchModule } from '../../search/search.module.js';
import { TemplateLibraryModule } from '../../template-library/template-library.module.js';
import { WebModule } from '../../web/web.module.js';
import { FrameModule } from '../frame/frame.module.js';
import { HistorySearch } from './history-search.js';
import { HistoryPagesController } from './history.controller.js';

/** The pages of the generations of an account. */
@Module({
  imports: [AccountsModule, FrameModule, GenerationModule, SearchModule, TemplateLibraryModule, WebModule],
  controllers: [HistoryPagesController],
  providers: [HistorySearch],
})
export class HistoryPagesModule {}
