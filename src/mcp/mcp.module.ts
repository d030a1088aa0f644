import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { RateLimitModule } from '../rate-limit/rate-limit.module.js';
import { RefinementModule } from '../refinement/refinement.module.js';
import { TemplateLibraryModule } from '../template-library/template-library.module.js';
import { McpController } from './mcp.controller.js';
import { McpServer } from './mcp-server.js';
import { ToolCalls } from './tool-calls.js';
import { ToolCatalogue } from './tool-catalogue.js';

/** The Model Context Protocol: the API's operations as tools. */
@Module({
  imports: [ApiKeysModule, GenerationModule, RateLimitModule, RefinementModule, TemplateLibraryModule],
  controllers: [McpController],
  providers: [McpServer, ToolCalls, ToolCatalogue],
})
export class McpModule {}
