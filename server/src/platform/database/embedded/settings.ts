// How the embedded server is set up: safe against power cuts, modest on a small machine, quiet about members.
export type Settings = Readonly<Record<string, string>>;

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  // Planning and starting workers costs more than our short queries take.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Failed statements carry members' data; the program that sent them hears of the failure anyway.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
};

/** `other`: what a start has otherwise, as tests have it, whose data nobody misses. */
export const settingArguments = (other: Settings = {}): string[] =>
  Object.entries({ ...SETTINGS, ...other }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

// Nothing of our own environment: it holds the keys of payment and mail providers.
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
