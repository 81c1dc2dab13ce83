// What every room stands on, made once at the start and handed to the rooms.
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { LogTo } from '#platform/logger.ts';
import type { FileStore } from '#platform/ports/file-store.ts';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import type { Mailer, SmsSender } from '#platform/ports/mailer.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { PushCarrier } from '#platform/ports/push-carrier.ts';
import type { Readiness } from '#platform/readiness.ts';
import type { Sealing } from '#platform/sealing.ts';

export type Adapters = {
  mailer: Mailer;
  sms: SmsSender;
  files: FileStore;
  payments: PaymentProviders;
  identity: IdentityProvider;
  /** Absent where no key is configured. */
  pushCarrier: PushCarrier | undefined;
};

export type Platform = OpenDatabase &
  Adapters & {
    config: Config;
    clock: Clock;
    sealing: Sealing;
    limits: Limits;
    live: Live;
    readiness: Readiness;
    onError: (error: unknown) => void;
    logTo?: LogTo;
  };
