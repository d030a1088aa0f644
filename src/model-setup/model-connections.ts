import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { isProvider } from '../config/model-providers.js';
import { BUILTIN, type RemoteModelSpec } from '../config/model-specs.js';
import { withOllamaHost } from '../config/provider-access.js';
import { probeModel, type ProbeResult } from '../engines/providers/probe-model.js';
import { toAvailableModel } from '../models/available-model.js';
import type { ModelChange } from '../models/model-change.js';
import { ModelUpdates } from '../models/model-updates.js';
import type { StoredModel } from '../models/model.entity.js';
import { ModelsService } from '../models/models.service.js';
import { detectModel } from './detect-models.js';
import { listProviderModels } from '../engines/providers/list-provider-models.js';
import { ModelError } from '../models/model-error.js';
import { checkAccess, checkNewModel, type NewModel } from '../models/new-model.js';

const LIST_TIMEOUT_MS = 5_000;

/** Connects models and tests them, by asking for one word. */
@Injectable()
export class ModelConnections {
  constructor(
    private readonly models: ModelsService,
    private readonly updates: ModelUpdates,
    private readonly config: Config,
  ) {}

  /** Connects a model that responds; otherwise throws a `ModelError` that says what to correct. */
  async connect(input: NewModel): Promise<{ model: StoredModel; probe: ProbeResult }> {
    const checked = checkNewModel(input, this.config.currency);
    await this.models.mustBeNew(checked.spec.id);
    const probe = await this.probe(checked.spec);
    if (!probe.ok) throw new ModelError(probe.field ?? 'model', probe.problem);
    return { model: await this.models.add(checked), probe };
  }

  /** Connects what was found for a provider, with the key that the environment holds. */
  async connectFound(provider: string): Promise<{ model: StoredModel; probe: ProbeResult }> {
    const { providerAccess } = this.config;
    const offer = isProvider(provider) ? await detectModel(provider, providerAccess[provider]) : null;
    if (!offer) throw new ModelError('provider', `nothing was found for the provider ${provider}`);
    return this.connect(offer.input);
  }

  /** Changes a model. Tests a new key or address first, and throws a `ModelError` if the test fails. */
  async update(id: string, change: ModelChange): Promise<StoredModel> {
    const checked = await this.updates.check(id, change);
    const probe = checked.needsProbe ? await this.probe(checked.spec) : null;
    if (probe?.ok === false) throw new ModelError(probe.field ?? 'model', probe.problem);
    return this.updates.apply(checked);
  }

  /** Lists the models of a provider, newest first; empty if the provider has no list. */
  async listNames({ provider, apiKey, baseUrl }: Omit<NewModel, 'name'>): Promise<string[]> {
    const typed = checkAccess({ provider, ...(apiKey && { apiKey }), ...(baseUrl && { baseUrl }) });
    const access = withOllamaHost(typed, this.config.providerAccess);
    return (await listProviderModels(access.provider, access, LIST_TIMEOUT_MS)) ?? [];
  }

  /** Requests one word from a connected model or one of `MODELS`; throws a `ModelError` if the id is unknown. */
  async test(id: string): Promise<ProbeResult> {
    if (id === BUILTIN.id) throw new ModelError('id', `id: ${id} is part of the service and needs no test`);
    const spec = await this.specOf(id);
    if (!spec) throw new ModelError('id', `id: model ${id} not found`);
    return this.probe(spec);
  }

  private probe(spec: RemoteModelSpec): Promise<ProbeResult> {
    return probeModel(withOllamaHost(spec, this.config.providerAccess));
  }

  private async specOf(id: string): Promise<RemoteModelSpec | null> {
    const listed = this.config.models.find((spec) => spec.id === id);
    if (listed && 'model' in listed) return listed;
    const stored = await this.models.findWithKey(id);
    const spec = stored && toAvailableModel(stored.model, stored.apiKey, this.config.providerAccess).spec;
    return spec && 'model' in spec ? spec : null;
  }
}
