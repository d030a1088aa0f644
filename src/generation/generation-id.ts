import { publicId } from '../common/http/public-id.js';

/** The ids of generations, as callers see them: `gen_` and 32 hexadecimal digits. */
export const { format: toGenerationId, parse: parseGenerationId } = publicId('gen');
