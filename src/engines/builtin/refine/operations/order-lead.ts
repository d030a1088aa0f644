/** How an order may begin, as a part of a pattern: “please also …”. */
export const ORDER_LEAD = '(?:(?:please|also|then|and|can you|could you|just) )*';
