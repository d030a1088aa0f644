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
  async generate(principal: Principal, request: GenerateRequest, caller: Caller) {
    const { prompt, options, stream } = request;
    const template = this.templates.get(request.template, 'template');
    const models = await this.models.choose(principal, request.model);
    const job = { prompt, template, options };
    const input = {
      principal,
      template: template.id,
      refinedFrom: null,
      labels: labelsOf(request),
      inputs: { prompt, options, ...(request.model !== undefined && { model: request.model }) },
      fingerprint: () => fingerprint('POST', '/v1/generate', fingerprintedFields(request)),
      isStreamed: stream,
      input: prompt,
      models,
      boundOf: (spec: ModelSpec) => boundGenerate(spec, job),
      callEngine: this.engine.generate.bind(this.engine, job),
    };
    return this.pipeline.run(input, caller);
  }
}
