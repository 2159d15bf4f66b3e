/**
 * Written once into the new cluster's postgresql.conf, where an operator may change them.
 * Sized for a small machine that also parses documents: few processes, little memory while idle.
 */
export const initialSettings: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  min_wal_size: '48MB',
  // Bounds how long recovery after a crash can take.
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // Reserved huge pages that a container's limit then refuses end the server with SIGBUS.
  huge_pages: 'off',
  // Not /dev/shm: containers give it 64 MB, and systemd empties it when the user logs out.
  dynamic_shared_memory_type: 'mmap',
  // The other cores belong to the parsers, and shared memory in files is slow for parallel plans.
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '4',
  io_method: 'sync',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '4',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Given on every start's command line, so that no edited file can weaken what Sheaf promises. */
export function enforcedSettings(socketFolder: string, port: number): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    log_destination: 'stderr',
    logging_collector: 'off',
    // Errors, details and statements quote values of documents; the client that caused them is told anyway.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_checkpoints: 'off',
  }
}

export function asArguments(flag: string, settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => [flag, `${name}=${value}`])
}
