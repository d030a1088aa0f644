import { digestInMemory } from '../common/crypto/secret-digest.js';
import type { ModelSpec } from '../config/model-specs.js';
import { CircuitBreaker } from './chain/circuit-breaker.js';
import { EngineChain, type ChainOptions } from './chain/engine-chain.js';
import type { EngineFactory } from './make-engines.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from './text-engine.js';

/** The current models. The same array means that nothing has changed. */
type CurrentModels = () => readonly ListedModel[] | Promise<readonly ListedModel[]>;

interface ListedModel {
  spec: ModelSpec;
}

/** The engines of one list of models, and the number of running calls. */
interface EngineSet {
  models: readonly ListedModel[];
  engines: ReadonlyMap<string, TextEngine>;
  chain: TextEngine;
  running: number;
}

/**
 * Calls the models that are current at the time of each request, through a chain. When the list changes, the engine of
 * an unchanged model is reused with its connections and its breaker; the engine of a removed model is closed when its
 * calls have finished.
 */
export class CurrentEngine implements TextEngine {
  readonly id = 'current';
  private readonly breakers = new WeakMap<TextEngine, CircuitBreaker>();
  private current: EngineSet | null = null;
  /** The current set, and earlier sets with running calls. */
  private readonly sets = new Set<EngineSet>();

  constructor(
    private readonly models: CurrentModels,
    private readonly factory: EngineFactory,
    private readonly options: ChainOptions,
  ) {}

  generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    return this.call((engine) => engine.generate(job, run));
  }

  refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.call((engine) => engine.refine(job, run));
  }

  /** Only the model that is called first; the others would hold memory that they may never need. */
  async warmUp(): Promise<void> {
    const { engines } = await this.currentSet();
    const [first] = engines.values();
    await first?.warmUp?.();
  }

  async close(): Promise<void> {
    const engines = new Set([...this.sets].flatMap((set) => [...set.engines.values()]));
    await Promise.all([...engines].map((engine) => engine.close()));
  }

  private async call(work: (engine: TextEngine) => Promise<EngineResult>): Promise<EngineResult> {
    const set = await this.currentSet();
    set.running += 1;
    try {
      return await work(set.chain);
    } finally {
      set.running -= 1;
      if (set !== this.current) this.retire(set);
    }
  }

  private async currentSet(): Promise<EngineSet> {
    const models = await this.models();
    return this.current?.models === models ? this.current : this.replace(models);
  }

  private replace(models: readonly ListedModel[]): EngineSet {
    const before = this.current;
    const engines = new Map(models.map(({ spec }) => this.engineOf(spec, before)));
    this.current = { models, engines, chain: this.combine([...engines.values()]), running: 0 };
    this.sets.add(this.current);
    if (before) this.retire(before);
    return this.current;
  }

  private engineOf(spec: ModelSpec, before: EngineSet | null): [string, TextEngine] {
    const key = digestInMemory(JSON.stringify(spec));
    return [key, before?.engines.get(key) ?? this.factory.make(spec)];
  }

  /** Closes the engines of a set that has no calls left, except those that another set uses. */
  private retire(set: EngineSet): void {
    if (set.running > 0) return;
    this.sets.delete(set);
    const used = new Set([...this.sets].flatMap(({ engines }) => [...engines.values()]));
    const gone = [...set.engines.values()].filter((engine) => !used.has(engine));
    void Promise.allSettled(gone.map((engine) => engine.close()));
  }

  private combine(engines: TextEngine[]): TextEngine {
    const [only] = engines;
    // It responds immediately and never fails, so it needs no chain.
    if (engines.length === 1 && only?.id === 'fixed') return only;
    return new EngineChain(engines, { ...this.options, breakerOf: (engine) => this.breakerOf(engine) });
  }

  private breakerOf(engine: TextEngine): CircuitBreaker {
    const breaker = this.breakers.get(engine) ?? new CircuitBreaker();
    this.breakers.set(engine, breaker);
    return breaker;
  }
}
