import { getMetadataArgsStorage } from 'typeorm';
import { PostgresNamingStrategy } from '../database/postgres-naming-strategy.js';
import { Generation } from './generation.entity.js';

/** A column of `generations`: its name, its type in SQL, and the value that is stored. */
interface GenerationColumn {
  name: string;
  type: string;
  read: (generation: Generation) => unknown;
}

/** The columns of the entity. A new column needs no change in the insert statement. */
export const generationColumns: GenerationColumn[] = getMetadataArgsStorage()
  .filterColumns(Generation)
  .map(({ propertyName, options }) => {
    const property = propertyName as keyof Generation;
    const read = (generation: Generation) => {
      const value = generation[property];
      // The driver would send an array as a PostgreSQL array.
      return options.type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    };
    const name = new PostgresNamingStrategy().columnName(propertyName, options.name, []);
    return { name, type: options.type as string, read };
  });
