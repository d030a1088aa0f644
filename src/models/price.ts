/** What a million tokens cost, in nano-units of a currency (ISO 4217). */
export interface Price {
  input: number;
  output: number;
  currency: string;
}
