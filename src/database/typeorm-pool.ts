import type { DataSource } from 'typeorm';
import type { ServicePool } from './service-pool.js';

/** Returns TypeORM's connection pool, which its types do not expose. */
export function typeormPool({ driver }: DataSource): ServicePool {
  return (driver as unknown as { master: ServicePool }).master;
}
