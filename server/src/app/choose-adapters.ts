// Real adapters where their keys are set, practice ones where they are not; in production the configuration has
// already refused to start without the keys.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';
import { makePaymentProviders } from '#platform/ports/payment-providers.ts';
import type { PushCarrier } from '#platform/ports/push-carrier.ts';
import type { Sealing } from '#platform/sealing.ts';
import { diskFileStore } from '../adapters/file-store/disk-file-store.ts';
import { openIdIdentity } from '../adapters/identity/open-id.ts';
import { practiceOutbox, practiceOutboxDir } from '../adapters/mailer/practice-outbox.ts';
import { smtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { paypalPayments } from '../adapters/payments/paypal.ts';
import { paystackPayments } from '../adapters/payments/paystack.ts';
import { pushKeysOf, webPushCarrier } from '../adapters/push/web-push.ts';
import { termiiSms } from '../adapters/sms/termii-sms.ts';
import { mailAddressOf } from './mail-address.ts';
import type { Adapters } from './platform.ts';

/** Where the practice providers stand, and the secrets that they share with us: of this installation alone. */
export const practiceProviders = (config: Config, sealing: Sealing) => ({
  payments: {
    publicUrl: `${config.publicUrl}/demo/paystack`,
    // Our own calls go by loopback, whatever the address that people use.
    baseUrl: `http://127.0.0.1:${config.PORT}/demo/paystack`,
    webhookUrl: `http://127.0.0.1:${config.PORT}/api/webhooks/paystack`,
    secretKey: `sk_practice_${sealing.digest('practice payments')}`,
  },
  paypal: {
    publicUrl: `${config.publicUrl}/demo/paypal`,
    baseUrl: `http://127.0.0.1:${config.PORT}/demo/paypal`,
    webhookUrl: `http://127.0.0.1:${config.PORT}/api/webhooks/paypal`,
    clientId: 'practice',
    clientSecret: sealing.digest('practice paypal'),
    webhookId: 'WH-PRACTICE',
  },
  /** On the same number as the server, which listens by TCP alone. */
  relay: {
    urls: [`turn:127.0.0.1:${config.PORT}?transport=udp`],
    secret: sealing.digest('practice relay'),
  },
  identity: {
    issuer: `${config.publicUrl}/demo/identity`,
    clientId: 'ijeuwa',
    clientSecret: sealing.digest('practice identity'),
  },
});

/** Absent where none is configured: then browsers find their way to each other, or nowhere. */
export const chooseRelay = (config: Config, sealing: Sealing) => {
  const { TURN_URLS: urls, TURN_SECRET: secret, TURN_ONLY: only, demo } = config;
  if (urls.length > 0 && secret) return { urls, secret, only };
  return demo ? { ...practiceProviders(config, sealing).relay, only } : undefined;
};

/** Two phones on mobile data find no way without a relay: where the product is real sessions are held by telephone then. */
export const carriesMedia = ({ TURN_URLS, TURN_SECRET, demo, production }: Config): boolean =>
  (TURN_URLS.length > 0 && Boolean(TURN_SECRET)) || demo || !production;

export const identityRedirect = (config: Config): string => `${config.publicUrl}/api/auth/google/callback`;

/** What the start says of outside parties that are played, or are not there. */
export const sayWhatIsPractice = (config: Config): string[] => {
  if (config.demo)
    return config.DEMO_PUBLIC === 'yes'
      ? ['the demonstration is public: whoever reaches it reads every mail and code at /demo/outbox']
      : [];
  const outbox = practiceOutboxDir(config.DATA_DIR);
  return [
    config.SMTP_URL && config.TERMII_API_KEY ? '' : `mails and texts are written to ${outbox}`,
    config.PAYSTACK_SECRET_KEY ? '' : 'without PAYSTACK_SECRET_KEY nobody can pay by card',
    config.PAYPAL_CLIENT_ID ? '' : 'without PAYPAL_CLIENT_ID nobody can pay by PayPal',
    config.VAPID_PRIVATE_KEY ? '' : 'without VAPID_PRIVATE_KEY no notice reaches a phone that is locked',
    config.TURN_SECRET
      ? ''
      : 'without TURN_URLS and TURN_SECRET sessions reach no phone behind a network of its own',
    config.OIDC_ISSUER ? '' : 'without OIDC_ISSUER nobody can sign in with Google',
  ].filter(Boolean);
};

const signingOf = ({ DKIM_SELECTOR: selector, DKIM_KEY: key }: Config) =>
  selector && key ? { selector, key } : undefined;

export const chooseAdapters = (config: Config, clock: Clock, sealing: Sealing): Adapters => {
  const outbox = practiceOutbox({ dataDir: config.DATA_DIR, clock });
  const practice = practiceProviders(config, sealing);
  return {
    mailer: config.SMTP_URL
      ? smtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM, signing: signingOf(config) })
      : outbox.mailer,
    sms: config.TERMII_API_KEY
      ? termiiSms({ apiKey: config.TERMII_API_KEY, sender: config.TERMII_SENDER })
      : outbox.sms,
    files: diskFileStore(join(config.DATA_DIR, 'files')),
    payments: makePaymentProviders([
      config.PAYSTACK_SECRET_KEY
        ? paystackPayments({
            secretKey: config.PAYSTACK_SECRET_KEY,
            baseUrl: config.PAYSTACK_URL,
            accounts: config.PAYSTACK_ACCOUNTS,
            now: clock.now,
          })
        : paystackPayments({ ...practice.payments, accounts: config.demo, now: clock.now }),
      ...choosePaypal(config, clock, practice),
    ]),
    pushCarrier: choosePush(config, sealing, outbox.push),
    identity: openIdIdentity({
      issuerUrl: config.OIDC_ISSUER ?? practice.identity.issuer,
      clientId: config.OIDC_CLIENT_ID ?? practice.identity.clientId,
      clientSecret: config.OIDC_CLIENT_SECRET ?? practice.identity.clientSecret,
      redirectUri: identityRedirect(config),
      allowInsecureLoopback: !config.production,
    }),
  };
};

/** Not offered where nobody is there to take it. */
const choosePaypal = (
  config: Config,
  { now }: Clock,
  { paypal }: ReturnType<typeof practiceProviders>,
): PaymentProvider[] => {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = config;
  if (clientId && clientSecret && webhookId)
    return [paypalPayments({ clientId, clientSecret, webhookId, baseUrl: config.PAYPAL_URL, now })];
  return config.demo ? [paypalPayments({ ...paypal, certificatesFrom: paypal.baseUrl, now })] : [];
};

/** A key of the configuration; the demonstration has one of this installation, and shows each notice in its outbox. */
const choosePush = (
  { VAPID_PRIVATE_KEY, MAIL_FROM, demo, production }: Config,
  sealing: Sealing,
  shownToo: (carrier: PushCarrier) => PushCarrier,
): PushCarrier | undefined => {
  const ofThisInstallation = (): string =>
    createHash('sha256').update(sealing.digest('practice push')).digest('base64url');
  const key = VAPID_PRIVATE_KEY ?? (production ? undefined : ofThisInstallation());
  if (!key) return undefined;
  const carrier = webPushCarrier({ keys: pushKeysOf(key), subject: `mailto:${mailAddressOf(MAIL_FROM)}` });
  return demo ? shownToo(carrier) : carrier;
};
