import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../common/principal.js';
import { TextEngine, type EngineRun } from '../engines/text-engine.js';
import { TemplatesService } from '../templates/templates.service.js';
import type { GenerateRequest } from './generate.dto.js';
import { GenerationRecorder } from './generation-recorder.js';
import type { Generation } from './generation.js';

@Injectable()
export class GenerationService {
  constructor(
    private readonly templates: TemplatesService,
    @Inject(TextEngine) private readonly engine: TextEngine,
    private readonly recorder: GenerationRecorder,
  ) {}

  /** Writes a text and stores it; resolves once it is committed. Throws `template_not_found` and the engine's errors. */
  async generate(principal: Principal, request: GenerateRequest, run: EngineRun): Promise<Generation> {
    const { prompt, options } = request;
    const template = this.templates.get(request.template, 'template');
    const result = await this.engine.generate({ prompt, template, options }, run);
    return this.recorder.record(principal, { template: template.id, refinedFrom: null }, result);
  }
}
