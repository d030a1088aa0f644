/**
 * Settings that override the cluster's postgresql.conf: for one small machine, at most a few hundred connections, and
 * durable commits.
 */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // Socket paths are limited to 107 bytes, which a data folder easily exceeds.
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  shared_buffers: '64MB',
  // Reading in the backend itself: three worker processes fewer, and all is in memory anyway.
  io_method: 'sync',
  // Nothing is replicated from here: one process fewer.
  max_logical_replication_workers: '0',
  // In containers /dev/shm is 64 MB, which parallel queries can exhaust.
  max_parallel_workers_per_gather: '0',
  log_timezone: 'UTC',
  timezone: 'UTC',
  // `log` ranks above `error`: statements that fail are answered to the client, not written down here.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** The arguments that start the server on `dataDirectory` and `port`. */
export function serverArguments(dataDirectory: string, port: number): string[] {
  return [
    '-D',
    dataDirectory,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
