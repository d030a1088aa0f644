import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** Returns TypeORM's connection pool, which its types do not expose. */
export function typeormPool({ driver }: DataSource): Pool {
  return (driver as unknown as { master: Pool }).master;
}
