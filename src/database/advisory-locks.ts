/**
 * The advisory locks of the service: any numbers that no other software of the same database uses for its own locks.
 * Locks of names and accounts hash a text (`hashtext`) instead.
 */
export const MIGRATION_LOCK = 7_236_110_955;
export const JANITOR_LOCK = 7_236_110_961;
export const FAN_OUT_LOCK = 7_236_110_962;
export const SEARCH_INDEX_LOCK = 7_236_110_967;
export const MONTH_RETENTION_LOCK = 7_236_110_971;
