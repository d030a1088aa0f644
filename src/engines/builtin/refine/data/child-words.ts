import { readWordings } from './wording.js';

/** What a child knows, for words that any adult does. See wording.ts for the notation. */
export const CHILD_WORDS = readWordings(`
however|nevertheless|nonetheless = but ! much many long hard far well; therefore|consequently|thus|hence = so; has increased by = has gone up by
have increased by = have gone up by; has decreased by = has gone down by; have decreased by = have gone down by
compared to last year|compared with last year = since last year; in the next quarter = in the next three months
in the last quarter = in the last three months; look into = find out about; the process by which = the way; nutrients = food; by-product = leftover
is released = comes out; are released = come out; atmosphere = air; synthesise|synthesize = make; generates = makes; generate = make; produces = makes
produce = make; depend on = need; depends on = needs; revenue = the money that comes in; employees = workers; organisation|organization = group
for details = to learn more; annually|per annum = every year; immediately = right away
`);
