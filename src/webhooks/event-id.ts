import { publicId } from '../common/http/public-id.js';

/** The ids of events, as receivers see them: `evt_` and 32 hexadecimal digits. */
export const { format: toEventId } = publicId('evt');
