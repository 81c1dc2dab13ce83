// Starts what stands in for the outside world on a machine without keys, and fills the demonstration world.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { practiceOutboxDir } from '@ijeuwa/server/adapters/mailer/practice-outbox';
import { identityRedirect, practiceProviders } from '@ijeuwa/server/app/choose-adapters';
import type { Product } from '@ijeuwa/server/app/start-product';
import { makeMail } from '@ijeuwa/server/platform/mail/make-mail';
import { startCashiers } from './colleague/start-cashiers.ts';
import { startColleague } from './colleague/start-colleague.ts';
import { startPlanner } from './colleague/start-planner.ts';
import { identityProvider } from './identity/identity-provider.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { paymentSandbox } from './payments/payment-sandbox.ts';
import { paypalSandbox } from './paypal/paypal-sandbox.ts';
import { listPeople } from './people/list-people.ts';
import { outboxPage } from './practice/outbox-page.ts';
import { readerOf } from './practice/reader.ts';
import { reportNow } from './practice/report-now.ts';
import { sessionNow } from './practice/session-now.ts';
import { startRelay } from './relay/practice-relay.ts';
import { fillWorld } from './world/fill-world.ts';
import { startPracticeCounsellor } from './world/practice-counsellor.ts';
import { startPracticeMatchmaker } from './world/practice-matchmaker.ts';
import { startPracticeMembers } from './world/practice-members.ts';
import { startAda } from './world/ready-accounts.ts';

type Say = (line: string) => void;

const SEND_CODE_MS = 10_000;

const isPracticeAddress = (members: number, at: Date) => {
  const people = listPeople(at.toISOString().slice(0, 10), members);
  const known = new Set(people.flatMap(({ email, phone }) => [email, phone.replaceAll(' ', '')]));
  return (to: string) => known.has(to);
};

/**
 * Called before the server listens: it adds the practice providers' addresses under /demo. With the demonstration
 * alone: they show every mail and code, and play whoever pays or signs in.
 */
export const startDemo = async (product: Product, say: Say) => {
  const { app, platform } = product;
  const { config } = platform;
  if (!config.demo) throw new Error('practice providers exist in the demonstration alone');
  const practice = practiceProviders(config, platform.sealing);
  const stateDir = join(config.DATA_DIR, 'practice');
  const now = () => platform.clock.now();
  // Whoever signs in as staff before they exist is kept out for a while.
  const isFilled = platform.readiness.await('The demonstration is being filled.');

  if (!config.PAYSTACK_SECRET_KEY) {
    await app.register(paymentSandbox, {
      prefix: '/demo/paystack',
      ...practice.payments,
      stateDir: join(stateDir, 'payments'),
      now,
    });
  }
  if (!config.PAYPAL_CLIENT_ID) {
    await app.register(paypalSandbox, {
      prefix: '/demo/paypal',
      ...practice.paypal,
      stateDir: join(stateDir, 'paypal'),
      now,
    });
  }
  if (!config.OIDC_ISSUER) {
    const handler = identityProvider({
      ...practice.identity,
      redirectUris: [identityRedirect(config)],
      stateDir: join(stateDir, 'identity'),
      sendCode: ({ email, code }) =>
        platform.mailer.send(
          {
            id: randomUUID(),
            ...makeMail(email, {
              subject: `${code} is your practice Google code`,
              preview: 'The practice Google of this demonstration asks whether this address is yours.',
              body: [
                `The practice Google of this demonstration asks whether ${email} is yours.`,
                { lead: 'Your code is', code },
              ],
              grave: true,
            }),
          },
          AbortSignal.timeout(SEND_CODE_MS),
        ),
    });
    await app.register(identityRoutes, { prefix: '/demo/identity', handler });
  }
  await app.register(outboxPage, {
    prefix: '/demo/outbox',
    dir: practiceOutboxDir(config.DATA_DIR),
    findReader: readerOf(app),
    isPractice: isPracticeAddress(config.DEMO_MEMBERS, now()),
  });

  await app.register(reportNow, { prefix: '/demo/reports', platform, findReader: readerOf(app) });
  await app.register(sessionNow, { prefix: '/demo/sessions', platform, findReader: readerOf(app) });

  let stopped = false;
  const living: { stop(): Promise<void> }[] = [];
  if (!config.TURN_SECRET) living.push(startRelay({ port: config.PORT, secret: practice.relay.secret, now }));
  return {
    /** Once the server listens: the first people before the ready line, the rest behind it. */
    async fillWorld() {
      const world = await fillWorld(product, say, () => stopped);
      const baseUrl = `http://127.0.0.1:${config.PORT}`;
      living.push(startPracticeMembers(baseUrl, world, platform.onError));
      if (!stopped)
        living.push(
          startAda(product, baseUrl),
          await startColleague(product),
          await startPlanner(product),
          await startCashiers(product),
          await startPracticeCounsellor(product),
          startPracticeMatchmaker(product, platform.onError),
        );
      isFilled();
    },
    async stop() {
      stopped = true;
      await Promise.all(living.map((one) => one.stop()));
    },
  };
};
