import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import type { ModelSpec } from '../config/model-specs.js';
import { assertEnglish } from '../engines/output/assert-english.js';
import { boundGenerate } from '../engines/call-bound.js';
import { TextEngine } from '../engines/text-engine.js';
import { ModelAccess } from '../models/model-access.js';
import { TemplatesService } from '../templates/templates.service.js';
import type { Caller } from './caller.js';
import { fingerprint } from './fingerprint.js';
import type { GenerateRequest } from './generate.dto.js';
import type { GenerationSource } from './generation-input.js';
import { GenerationPipeline } from './generation-pipeline.js';
import { fingerprintedFields, labelsOf } from './labeled-request.dto.js';

@Injectable()
export class GenerationService {
  constructor(
    private readonly templates: TemplatesService,
    @Inject(TextEngine) private readonly engine: TextEngine,
    private readonly models: ModelAccess,
    private readonly pipeline: GenerationPipeline,
  ) {}

  /**
   * Rejects a request that can never succeed: throws `template_not_found`, `model_not_found` and, if only the built-in
   * engine can answer it, `unsupported_language`.
   */
  async check(principal: Principal, { template, model, options }: GenerateRequest): Promise<void> {
    this.templates.get(template, 'template');
    if (await this.models.isLeftToBuiltin(principal, model)) assertEnglish(options.language);
  }

  /**
   * Generates a text; returns its record or a stream. Throws `template_not_found`, `model_not_found` and the engine's
   * errors.
   */
  generate(principal: Principal, request: GenerateRequest, caller: Caller) {
    const requested = {
      principal,
      labels: labelsOf(request),
      isStreamed: request.stream,
      fingerprint: () => fingerprint('POST', '/v1/generate', fingerprintedFields(request)),
      find: () => this.find(principal, request),
    };
    return this.pipeline.run(requested, caller);
  }

  private async find(principal: Principal, request: GenerateRequest): Promise<GenerationSource> {
    const { prompt, options, model } = request;
    const template = this.templates.get(request.template, 'template');
    const models = await this.models.choose(principal, model);
    const job = { prompt, template, options };
    return {
      template: template.id,
      refinedFrom: null,
      inputs: { prompt, options, ...(model !== undefined && { model }) },
      input: prompt,
      models,
      boundOf: (spec: ModelSpec) => boundGenerate(spec, job),
      callEngine: this.engine.generate.bind(this.engine, job),
    };
  }
}
