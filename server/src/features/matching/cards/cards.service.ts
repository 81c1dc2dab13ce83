// The member's own card: a view of the profile, made, changed, activated and reviewed.

import { ageOn } from '@ijeuwa/contract/age';
import type { CardChange, MatchCard } from '@ijeuwa/contract/matching';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, HOUR_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { CardIndex } from '../card-index.service.ts';
import * as cards from './cards.repository.ts';
import { afterActivation, resumes } from './cards.rules.ts';
import { reviewedNotice, type Verdict } from './reviewed-notice.ts';

/** What matching asks about what a member may do. */
export type FindEntitlement = (
  tx: Queryable,
  memberId: string,
) => Promise<{ may: { like?: object; allReasons?: object; reviewWithinHours: { is: number } } }>;

export type CardsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  photoAddress: PhotoAddress;
  cardIndex: CardIndex;
  /** The profile is the source: it takes the fields, checks them and refreshes the index. */
  changeCardFields: (tx: Queryable, memberId: string, change: CardChange) => Promise<void>;
  /** Counts a change of what one is, whichever call makes it. */
  takeEdit: (viewer: Viewer) => Promise<void>;
  findEntitlement: FindEntitlement;
  /** The demonstration reviews at once. */
  reviewsAtOnce: boolean;
};

export const makeCards = (needs: CardsNeeds) => {
  const { db, clock, cardIndex, notify, live } = needs;

  const present = ({ memberId }: Viewer, found: cards.OwnCard | undefined): MatchCard => {
    if (!found) throw notFound('Your match card');
    return {
      _id: memberId,
      name: found.name,
      age: found.birthMonth ? ageOn(found.birthMonth, clock.now()) : null,
      location: found.location ?? '',
      profession: found.profession ?? '',
      education: found.education as MatchCard['education'],
      religion: found.religion as MatchCard['religion'],
      images: found.photos.map((photo) => needs.photoAddress.of(memberId, photo, 'l')),
      status: found.status,
      reviewDueAt: found.reviewDueAt?.toISOString() ?? null,
      activatedAt: found.activatedAt?.toISOString() ?? null,
    };
  };

  const find = async (viewer: Viewer): Promise<MatchCard> => {
    const [found] = await cards.readOwnCard.ask(db, { memberId: viewer.memberId });
    return present(viewer, found);
  };

  const makeActive = async (tx: Queryable, memberId: string, reviewedAt: Date): Promise<void> => {
    const now = clock.now();
    await cards.changeCard(tx, memberId, {
      status: 'active',
      reviewedAt,
      activatedAt: now,
      reviewDueAt: null,
    });
    await cardIndex.refresh(tx, memberId);
  };

  /** What it has become, where that is something else. */
  const start = async (tx: Queryable, card: cards.CardState, reviewHours: number) => {
    const now = clock.now();
    const status = afterActivation(card, needs.reviewsAtOnce);
    if (status === 'active') await makeActive(tx, card.memberId, card.reviewedAt ?? now);
    if (status === 'pending') {
      const reviewDueAt = later(now, reviewHours * HOUR_MS);
      await cards.changeCard(tx, card.memberId, { status, reviewDueAt });
      await cardIndex.refresh(tx, card.memberId);
    }
    return status;
  };

  return {
    read: cards.readOwnCard,
    present,

    async create(viewer: Viewer, change: CardChange): Promise<MatchCard> {
      await db.transaction(async (tx) => {
        const { isNew } = await cards.openCard(tx, viewer.memberId, clock.now());
        if (isNew && Object.keys(change).length > 0)
          await needs.changeCardFields(tx, viewer.memberId, change);
      });
      return find(viewer);
    },

    async change(viewer: Viewer, change: CardChange): Promise<MatchCard> {
      await find(viewer);
      await needs.takeEdit(viewer);
      await db.transaction((tx) => needs.changeCardFields(tx, viewer.memberId, change));
      return find(viewer);
    },

    /** With the package or trial that begins; a card that was begun, paused or stopped stays as it is. */
    async begin(tx: Queryable, memberId: string, { withoutPackage = false } = {}): Promise<void> {
      const { may } = await needs.findEntitlement(tx, memberId);
      const ready = await cards.findReadiness(tx, memberId);
      if (!(may.like || withoutPackage)) return;
      if (!ready?.submitted || ready.relationshipStatus === 'married') return;
      const { card } = await cards.openCard(tx, memberId, clock.now());
      if (card.status === 'draft') await start(tx, card, may.reviewWithinHours.is);
    },

    async activate(viewer: Viewer): Promise<MatchCard> {
      const { memberId } = viewer;
      const next = await db.transaction(async (tx) => {
        const { may } = await needs.findEntitlement(tx, memberId);
        if (!may.like && !resumes(await cards.findCard(tx, memberId)))
          throw new AppError('package_needed', 'Please choose a package first.');
        const ready = await cards.findReadiness(tx, memberId);
        if (!ready?.submitted)
          throw new AppError('profile_incomplete', 'Please complete your profile first.');
        if (ready.relationshipStatus === 'married')
          throw new AppError('forbidden', 'A card is for people who are free to marry.');
        const { card } = await cards.openCard(tx, memberId, clock.now());
        if (card.status === 'suspended')
          throw new AppError('forbidden', 'Your card is suspended. Please write to our support.');
        return start(tx, card, may.reviewWithinHours.is);
      });
      live.toMember(memberId, 'changed', { what: 'card' });
      if (next === 'pending') workChanged(live, 'reviews');
      return find(viewer);
    },

    /** By the member's own hand; what staff and reviewers wait for is none of theirs to pause. */
    async pause(viewer: Viewer): Promise<MatchCard> {
      const { memberId } = viewer;
      await db.transaction(async (tx) => {
        const { card } = await cards.openCard(tx, memberId, clock.now());
        if (card.status === 'paused') return;
        if (card.status !== 'active')
          throw new AppError('conflict', 'Only a card that others can see can be paused.');
        await cards.changeCard(tx, memberId, { status: 'paused' });
        await cardIndex.refresh(tx, memberId);
      });
      live.toMember(memberId, 'changed', { what: 'card' });
      return find(viewer);
    },

    listPendingCards: cards.listPendingCards,

    /** Staff's word on a waiting card; answers whether it was waiting. The caller tells the open screens. */
    async decideCard(
      tx: Queryable,
      { memberId, verdict, reason }: { memberId: string; verdict: Verdict; reason: string },
    ): Promise<boolean> {
      const now = clock.now();
      const { card } = await cards.openCard(tx, memberId, now);
      if (card.status !== 'pending') return false;
      if (verdict === 'approve') await makeActive(tx, memberId, now);
      else if (verdict === 'refuse') await cards.suspendCard(tx, memberId);
      else await cards.changeCard(tx, memberId, { status: 'draft', reviewDueAt: null });
      await notify(tx, reviewedNotice({ memberId, verdict, reason, at: now }));
      return true;
    },
  };
};
export type Cards = ReturnType<typeof makeCards>;
