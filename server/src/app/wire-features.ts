// Builds each room's services in order, and hands each what it needs of the others.
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeAccounts } from '../features/accounts/accounts.service.ts';
import { makeLinks } from '../features/accounts/links.service.ts';
import { makeSessions } from '../features/accounts/sessions.service.ts';
import { makeCardIndex } from '../features/matching/card-index.service.ts';
import { makeOutbox } from '../features/notifications/outbox.service.ts';
import { makeOpening } from '../features/profiles/opening.service.ts';
import type { Platform } from './platform.ts';

export const wireFeatures = (platform: Platform) => {
  const { config, clock, db } = platform;
  const { publicUrl, demo } = config;
  const photoAddress = makePhotoAddress(platform.sealing, () => clock.now());

  const outbox = makeOutbox(platform);
  const { notify } = outbox;

  const cardIndex = makeCardIndex(platform);

  const opening = makeOpening(platform);

  const sessions = makeSessions(platform);
  const links = makeLinks({ ...platform, notify, publicUrl, sessions });
  const accounts = makeAccounts({
    ...platform,
    notify,
    photoAddress,
    publicUrl,
    demo,
    sessions,
    sendVerification: links.sendVerification,
    openProfile: opening.open,
    changeProfile: opening.complete,
  });

  return { db, clock, outbox, cardIndex, sessions, links, accounts };
};

export type Features = ReturnType<typeof wireFeatures>;
