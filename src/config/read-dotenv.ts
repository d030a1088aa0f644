import { config } from 'dotenv';

/**
 * Adds the variables of the file `.env` in the current directory to the environment. Variables that are set already take
 * precedence; empty ones count as not set, as everywhere.
 */
export function readDotenv(): void {
  const { parsed = {} } = config({ quiet: true, processEnv: {} });
  for (const [name, value] of Object.entries(parsed)) process.env[name] ||= value;
}
