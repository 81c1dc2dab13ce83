// Real adapters where their keys are set, practice ones where they are not; in production the configuration has
// already refused to start without the keys.
import { join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { diskFileStore } from '../adapters/file-store/disk-file-store.ts';
import { practiceOutbox } from '../adapters/mailer/practice-outbox.ts';
import { smtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { termiiSms } from '../adapters/sms/termii-sms.ts';
import type { Adapters } from './platform.ts';

export const chooseAdapters = (config: Config, clock: Clock): Adapters => {
  const practice = practiceOutbox({ dataDir: config.DATA_DIR, clock });
  return {
    mailer: config.SMTP_URL ? smtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }) : practice.mailer,
    sms: config.TERMII_API_KEY
      ? termiiSms({ apiKey: config.TERMII_API_KEY, sender: config.TERMII_SENDER })
      : practice.sms,
    files: diskFileStore(join(config.DATA_DIR, 'files')),
  };
};
