import 'reflect-metadata';
import { config as readDotenv } from 'dotenv';
import { DataSource } from 'typeorm';
import { databaseOptions } from './src/database/database-options.js';
import { migrations } from './src/database/migrations.js';
import { entities } from './src/entities.js';

readDotenv({ quiet: true });

/** A PostgreSQL session without a pooler between. */
const url = process.env.DIRECT_DATABASE_URL || process.env.DATABASE_URL || 'postgres://localhost/copydesk';

/** The data source of TypeORM's command line (`npm run migration:generate`). The service migrates when it starts. */
export default new DataSource({
  ...databaseOptions(url, entities),
  migrations,
  migrationsTableName: 'migrations',
  // As when the service starts: an index that is built concurrently cannot be part of a transaction.
  migrationsTransactionMode: 'each',
});
