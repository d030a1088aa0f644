import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { UserError } from '../common/errors/user-error.js';
import { Config } from '../config/config.js';
import { MODEL_PROVIDERS, providerSettings } from '../config/model-providers.js';
import { hasModel, NO_MODEL } from '../models/available-model.js';
import { ModelCatalogue } from '../models/model-catalogue.js';
import { ModelsService } from '../models/models.service.js';
import { checkNewModel } from '../models/new-model.js';
import { detectModels, type FoundModel } from './detect-models.js';

/** What writes the texts, in words for the operator. */
export interface Writer {
  /** The id of the model that is called first. */
  model: string;
  /** One sentence, and a second on how to connect a model if only the built-in engine writes. */
  text: string;
}

/** Detection calls servers, and a page that shows its result may be loaded often. */
const OFFERS_KEPT_MS = 30_000;

/** Connects the models that the first start finds, and offers those that a later start finds. */
@Injectable()
export class ModelDetection {
  private kept: { providers: string; at: number; found: Promise<FoundModel[]> } | null = null;

  constructor(
    private readonly models: ModelsService,
    private readonly catalogue: ModelCatalogue,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** On a first start, connects the models that are found unless some are set. Reports which model writes and why. */
  async connectFound(): Promise<Writer> {
    const found = (await this.mayConnect()) ? await detectModels(this.config.providerAccess) : [];
    let reason: string | undefined;
    for (const model of found) if (await this.connect(model)) reason ??= model.reason;
    return this.writer(reason);
  }

  /** Returns what could be connected: a key or an Ollama whose provider no model uses. Looks at most every 30 s. */
  async offers(): Promise<FoundModel[]> {
    if (!this.config.detectsModels) return [];
    const used = new Set((await this.catalogue.current()).map(({ provider }) => provider));
    const unused = MODEL_PROVIDERS.filter((provider) => !used.has(provider));
    const providers = unused.join();
    const now = this.clock.now();
    const isRecent = this.kept?.providers === providers && Math.abs(now - this.kept.at) < OFFERS_KEPT_MS;
    if (!this.kept || !isRecent)
      this.kept = { providers, at: now, found: detectModels(this.config.providerAccess, unused) };
    return this.kept.found;
  }

  /** Reports which model writes and why. */
  async writer(foundBy?: string): Promise<Writer> {
    const models = await this.catalogue.current();
    const [first] = models;
    const model = first!.id;
    if (!hasModel(models)) return { model, text: `${NO_MODEL} ${this.advice()}` };
    const reason = foundBy ?? (first!.origin === 'environment' ? 'MODELS names it first' : FIRST_IN_ORDER);
    return { model, text: `Texts are written by ${model}: ${reason}.` };
  }

  /** A model that is rejected, for example because of its key, must not prevent the start. */
  private async connect({ input }: FoundModel): Promise<boolean> {
    try {
      await this.models.add(checkNewModel(input, this.config.currency));
      return true;
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  }

  private advice(): string {
    return `To connect a model, open ${this.config.publicUrl}/admin/models, or run: npm run -s cli -- models:add --help`;
  }

  private async mayConnect(): Promise<boolean> {
    if (!this.config.detectsModels || this.config.models.length > 0) return false;
    return (await this.models.list()).length === 0;
  }
}

const FIRST_IN_ORDER = 'it is the first of the models in Administration → Models';

/** The log entry for a model that could be connected. */
export function describeFoundModel({ input, reason }: FoundModel): string {
  return `${reason}, but no model of ${providerSettings(input.provider).label} is connected`;
}
