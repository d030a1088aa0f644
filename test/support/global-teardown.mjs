import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export default async function globalTeardown() {
  const { cluster, folder } = globalThis.copydeskTestCluster;
  await cluster.close();
  // Where root had to keep the cluster outside a folder that the database user can't enter.
  const pointer = join(folder, 'postgres', 'location');
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
