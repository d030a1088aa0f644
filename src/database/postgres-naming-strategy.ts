import { DefaultNamingStrategy, type Table } from 'typeorm';

/**
 * Names columns and constraints as the migrations do: snake_case columns, and the names that PostgreSQL itself gives
 * to keys that a migration leaves unnamed (`accounts_pkey`, `api_keys_account_id_fkey`). Entities state a name only
 * for indexes and checks, and where a column has an abbreviation.
 */
export class PostgresNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes, customName ?? propertyName].map(toSnakeCase).join('_');
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columnNames: string[]): string {
    return `${this.getTableName(table)}_${columnNames.join('_')}_fkey`;
  }
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
