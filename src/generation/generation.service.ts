import { Inject, Injectable } from '@nestjs/common';
import { awaitLookups } from '../common/errors/await-lookups.js';
import type { Principal } from '../common/http/principal.js';
import type { ModelSpec } from '../config/model-specs.js';
import { assertEnglish } from '../engines/output/assert-english.js';
import { boundGenerate } from '../engines/call-bound.js';
import { TextEngine } from '../engines/text-engine.js';
import { ModelAccess } from '../models/model-access.js';
import { TemplatesService } from '../template-library/templates.service.js';
import type { Caller } from './caller.js';
import { fingerprint } from './fingerprint.js';
import { fingerprintedRequest, givenVariables } from './fingerprinted-request.js';
import type { GenerateRequest } from './generate.dto.js';
import type { GenerationSource } from './generation-input.js';
import { GenerationPipeline } from './generation-pipeline.js';
import { labelsOf } from './labeled-request.dto.js';

/** Generates texts: resolves the template and the models of a request and runs it through the pipeline. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly templates: TemplatesService,
    @Inject(TextEngine) private readonly engine: TextEngine,
    private readonly models: ModelAccess,
    private readonly pipeline: GenerationPipeline,
  ) {}

  /**
   * Rejects a request that can never succeed: throws `template_not_found`, the error of variables that do not fit the
   * template, `model_not_found` and, if only the built-in engine can answer it, `unsupported_language`.
   */
  async check(principal: Principal, request: GenerateRequest): Promise<void> {
    const { template, variables, model, options } = request;
    const [, isLeftToBuiltin] = await awaitLookups(
      this.templates.choose(principal.account.id, template, variables),
      this.models.isLeftToBuiltin(principal, model),
    );
    if (isLeftToBuiltin) assertEnglish(options.language);
  }

  /**
   * Generates a text; returns its record or a stream. Throws `template_not_found`, the error of variables that do not fit
   * the template, `model_not_found` and the engine's errors.
   */
  generate(principal: Principal, request: GenerateRequest, caller: Caller) {
    const requested = {
      principal,
      labels: labelsOf(request),
      isStreamed: request.stream,
      fingerprint: () => fingerprint('POST', '/v1/generate', fingerprintedRequest(request)),
      find: () => this.find(principal, request),
    };
    return this.pipeline.run(requested, caller);
  }

  private async find(principal: Principal, request: GenerateRequest): Promise<GenerationSource> {
    const { prompt, options, model } = request;
    const variables = givenVariables(request);
    const [chosen, models] = await awaitLookups(
      this.templates.choose(principal.account.id, request.template, variables),
      this.models.choose(principal, model),
    );
    const { template, instructions } = chosen;
    const job = { prompt, template, options, ...(instructions && { instructions }) };
    return {
      template: chosen.id,
      templateVersion: chosen.version,
      refinedFrom: null,
      inputs: { prompt, options, ...(variables && { variables }), ...(model !== undefined && { model }) },
      input: prompt,
      models,
      boundOf: (spec: ModelSpec) => boundGenerate(spec, job),
      callEngine: this.engine.generate.bind(this.engine, job),
    };
  }
}
