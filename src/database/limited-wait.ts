/**
 * A part of a statement's WITH clause: the statement gives up with SQLSTATE 55P03 when it has waited so long for a row that
 * another transaction holds. It holds from the moment it is read, so the rows to write are selected `FROM limited_wait`.
 */
export const LIMITED_WAIT = `limited_wait AS MATERIALIZED (SELECT set_config('lock_timeout', '250ms', true))`;
