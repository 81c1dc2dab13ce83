// A whole server on a database of its own: real HTTP, real SQL, a clock that can be held, mails that can be read.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Config, readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { makeLimits } from '#platform/limits.ts';
import { type Live, makeLive } from '#platform/live.ts';
import { makeErrorLog } from '#platform/logger.ts';
import type { Mail, Sms } from '#platform/ports/mailer.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';
import { makePaymentProviders } from '#platform/ports/payment-providers.ts';
import { makeReadiness } from '#platform/readiness.ts';
import { makeSealing, ownKeys } from '#platform/sealing.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import type { Sockets } from '#platform/socket.ts';
import { diskFileStore } from '../src/adapters/file-store/disk-file-store.ts';
import { buildApp } from '../src/app/build-app.ts';
import { openSocketsOf } from '../src/app/open-sockets.ts';
import type { Adapters } from '../src/app/platform.ts';
import { wireFeatures } from '../src/app/wire-features.ts';
import { deliverDue } from './deliver.ts';
import { noIdentity, noPayments } from './nobody-there.ts';
import { makePeople } from './people.ts';
import { plannedOnce, watchStatements } from './statements.ts';
import { BEGINNING, seedWorld } from './written-content.ts';

export type LiveEvent = { memberId: string; event: string; payload: unknown };

export type WorldOptions = {
  /** Listens on a free port with real sockets; `live` keeps recording. */
  sockets?: boolean;
  /** The world on whose database, keys and clock a second server stands. */
  beside?: { databaseUrl: string; config: Config; time: { now: Date } };
  /** Every line that is logged comes here, of the level that `env` says. */
  log?: string[];
  /** Who sells what rooms sell by themselves, where a test plays it. */
  services?: ServicesSold;
  /** False where a test looks at how the database plans: as the product has it planned. */
  planned?: boolean;
};

type Played = Partial<Omit<Adapters, 'payments'>> & { payments?: PaymentProvider | PaymentProvider[] };

/** `adapters`: the outside parties that a test plays itself. */
export const makeWorld = async (
  env: Record<string, string> = {},
  { payments = noPayments, ...adapters }: Played = {},
  { sockets = false, beside, log, services, planned = true }: WorldOptions = {},
) => {
  const databaseUrl = beside?.databaseUrl ?? (await freshDatabase());
  const dataDir = beside?.config.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'ijeuwa-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    WIDE_LIMITS: 'on',
    ...env,
  });
  const time = beside?.time ?? { now: new Date(BEGINNING) };
  let open: Sockets | undefined;
  const clock = { now: () => new Date(time.now) };
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const live: LiveEvent[] = [];
  const errors: unknown[] = [];
  let logError = (_error: unknown) => {};
  const onError = (error: unknown) => {
    errors.push(error);
    logError(error);
  };
  const database = openDatabase(planned ? plannedOnce(databaseUrl) : databaseUrl, { connections: 8 });
  const statements = watchStatements(database.pool, planned);
  const platform = {
    ...database,
    config,
    clock,
    sealing: makeSealing(ownKeys(dataDir)),
    limits: await makeLimits(database.pool, { wide: config.WIDE_LIMITS }),
    live: recordingLive(
      live,
      makeLive(() => open, onError),
    ),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    sms: { send: async (sms: Sms) => void texts.push(sms) },
    files: diskFileStore(join(dataDir, 'files')),
    payments: makePaymentProviders([payments].flat()),
    identity: noIdentity,
    readiness: makeReadiness(),
    pushCarrier: undefined,
    onError,
    logTo: log && { write: (line: string) => void log.push(line) },
    ...adapters,
  };
  const features = wireFeatures(platform, services);
  // What the demonstration adds; all the rest is in the template.
  if (config.demo) await seedWorld(features);
  const app = await buildApp(platform, features);
  await app.ready();
  if (log) logError = makeErrorLog(app.log);
  if (sockets) {
    await app.listen({ port: 0, host: '127.0.0.1' });
    open = openSocketsOf(app, platform, features);
  }
  const address = app.server.address();

  return {
    app,
    databaseUrl,
    time,
    /** Where a world with sockets listens. */
    url: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    platform,
    config,
    mails,
    texts,
    live,
    clock,
    db: database.db,
    ...makePeople(app, features),
    ...statements,
    /** Moves the clock. */
    pass(ms: number) {
      time.now = new Date(time.now.getTime() + ms);
    },
    /** Lets everything that waits in the outbox leave. */
    async deliver() {
      await features.billing.invoices.idle();
      while ((await deliverDue(features.notifications.outbox)) > 0);
    },
    /** What was logged as an error so far; a test that expects one takes it out. */
    takeErrors: (): unknown[] => errors.splice(0),
    /** Refuses what was logged as an error and that no test took out. */
    async close() {
      await open?.close();
      await app.close();
      await features.billing.idle();
      await database.close();
      if (!beside) rmSync(dataDir, { recursive: true, force: true });
      if (errors.length > 0)
        throw new AggregateError(errors, `logged and not expected: ${errors.join('; ')}`);
    },
  };
};
export type World = Awaited<ReturnType<typeof makeWorld>>;

const recordingLive = (events: LiveEvent[], real: Live): Live => ({
  toMember: (memberId, event, ...args) => {
    events.push({ memberId, event, payload: args[0] });
    real.toMember(memberId, event, ...args);
  },
  toMembers: (memberIds, event, ...args) => {
    for (const memberId of memberIds) events.push({ memberId, event, payload: args[0] });
    real.toMembers(memberIds, event, ...args);
  },
  toOthersBeside: (screen, event, ...args) => {
    events.push({ memberId: screen.data.memberId, event, payload: args[0] });
    real.toOthersBeside(screen, event, ...args);
  },
  toScreen: real.toScreen,
  toRoles: real.toRoles,
  toColleague: real.toColleague,
  disconnect: (memberId, sessionId) => {
    events.push({ memberId, event: 'disconnect', payload: sessionId });
    real.disconnect(memberId, sessionId);
  },
  disconnectStaff: real.disconnectStaff,
});

/** A copy of the migrated template, made in a few milliseconds. */
const freshDatabase = async (): Promise<string> => {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // File by file: page by page through the log takes the database two thirds more of the processor.
  await admin.query(`create database ${name} template ${inject('templateName')} strategy file_copy`);
  await admin.end();
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.toString();
};
