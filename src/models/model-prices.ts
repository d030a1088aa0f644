import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { AvailableModel } from './available-model.js';
import { costOf, type PricedTokens } from './cost.js';
import { ModelCatalogue } from './model-catalogue.js';
import type { Price } from './price.js';

/** The cost of a call, in nano-units of the currency. */
interface Cost {
  nano: bigint;
  currency: string;
}

/** The prices of one moment, by model id. A model without a price in the installation's currency is missing. */
export class PriceList {
  private readonly prices: ReadonlyMap<string, Price>;

  constructor(models: readonly AvailableModel[], currency: string) {
    const priced = models.flatMap(({ id, price }) =>
      price && appliesIn(price, currency) ? [{ id, price }] : [],
    );
    this.prices = new Map(priced.map(({ id, price }) => [id, { ...price, currency }]));
  }

  /** Returns what a model's tokens cost; null for a model without a price. */
  costOf(model: string, tokens: PricedTokens): Cost | null {
    const price = this.prices.get(model);
    return price ? { nano: costOf(price, tokens), currency: price.currency } : null;
  }
}

/** The prices before a call has any. */
export const NO_PRICES = new PriceList([], '');

/** The prices in force. */
@Injectable()
export class ModelPrices {
  private latest: { models: readonly AvailableModel[]; list: PriceList } | null = null;

  constructor(
    private readonly catalogue: ModelCatalogue,
    private readonly config: Config,
  ) {}

  /** Returns the prices in force. A list is never changed, so a call keeps the prices it started with. */
  async current(): Promise<PriceList> {
    const models = await this.catalogue.current();
    if (this.latest?.models !== models)
      this.latest = { models, list: new PriceList(models, this.config.currency) };
    return this.latest.list;
  }
}

/** A price that was set before `CURRENCY` was changed does not apply; zero is the same in every currency. */
export function appliesIn(price: Price, currency: string): boolean {
  return price.currency === currency || (price.input === 0 && price.output === 0);
}
