import { Initial1795219200000 } from './migrations/1795219200000-initial.js';

/** All migrations, oldest first. One that has been released is never changed. */
export const migrations = [Initial1795219200000];
