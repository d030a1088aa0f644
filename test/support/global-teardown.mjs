export default async function globalTeardown() {
  const { cluster, exit } = globalThis.copydeskTestCluster;
  cluster.stdin.end();
  await exit;
}
