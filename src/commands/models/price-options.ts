/** The options for the price of a model, which is added or changed. */
export const PRICE_INPUT_OPTION = {
  flags: '--price-input <price>',
  description: 'price per million input tokens, such as 0.25',
} as const;

export const PRICE_OUTPUT_OPTION = {
  flags: '--price-output <price>',
  description: 'price per million output tokens',
} as const;

export const CURRENCY_OPTION = {
  flags: '--currency <code>',
  description: 'the currency of the prices; it must match CURRENCY',
} as const;
