// What staff do with a card, and the photos that it shows, before strangers see them.
import { ageOn } from '@ijeuwa/contract/age';
import type { Received } from '@ijeuwa/contract/endpoint';
import type { decideReview, ReviewCase } from '@ijeuwa/contract/reviews';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { Cards } from './cards.service.ts';
import * as reviews from './reviews.repository.ts';

type Reply = { text: string; reply: string };
type ReviewPhoto = { _id: string; memberId: string; state: 'pending' | 'approved' | 'rejected' };

export type ReviewsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  cards: Cards;
  memberChanged: MemberChanged;
  /** Of the profiles room: the photos that the card shows. */
  listReviewPhotos: (memberIds?: readonly string[]) => Promise<ReviewPhoto[]>;
  /** Of the profiles room: what these members wrote to prompts, and to details that others read. */
  listWritten: (tx: Queryable, memberIds: readonly string[]) => Promise<Map<string, Reply[]>>;
  /** Refuses a photo that is not the member's, and tells the member. */
  decidePhotos: (
    tx: Queryable,
    decision: {
      memberId: string;
      approved: readonly string[];
      rejected: readonly string[];
      reason: string;
      isWithCard: boolean;
    },
  ) => Promise<void>;
};

type Decision = Received<typeof decideReview>['body'];
type Person = Awaited<ReturnType<typeof reviews.listReviewMembers>>[number];

const QUEUE_MAX = 50;

const checkDecision = ({ card, approvePhotos = [], rejectPhotos = [] }: Decision): void => {
  if (!card && approvePhotos.length + rejectPhotos.length === 0)
    throw new AppError('invalid', 'Please decide on the card or on a photo.');
  if (approvePhotos.some((id) => rejectPhotos.includes(id)))
    throw new AppError('invalid', 'A photo is either approved or rejected.');
};

export const makeReviews = (needs: ReviewsNeeds) => {
  const { db, clock, live, audit, cards } = needs;

  const toCase = (
    person: Person,
    photos: readonly ReviewPhoto[],
    prompts: Map<string, Reply[]>,
  ): ReviewCase => ({
    member: {
      _id: person._id,
      name: person.name,
      age: person.birthMonth ? ageOn(person.birthMonth, clock.now()) : null,
      location: person.location ?? '',
      profession: person.profession ?? '',
      bio: person.bio,
      prompts: prompts.get(person._id) ?? [],
    },
    cardStatus: person.cardStatus,
    reviewDueAt: person.reviewDueAt?.toISOString() ?? null,
    photos: photos
      .filter((photo) => photo.memberId === person._id)
      .map(({ _id, state }) => ({ _id, state, url: `/api/staff/photos/${_id}` })),
  });

  return {
    /** Cards come with their due time first, then members who only have new photos. */
    async list({ staffId }: StaffViewer): Promise<ReviewCase[]> {
      const pending = await cards.listPendingCards(db);
      const photos = await needs.listReviewPhotos();
      const waiting = [...pending, ...photos].map((one) => one.memberId);
      const memberIds = [...new Set(waiting)].slice(0, QUEUE_MAX);
      if (memberIds.length === 0) return [];
      const people = await reviews.listReviewMembers(db, memberIds);
      const pictures = await needs.listReviewPhotos(memberIds);
      const prompts = await needs.listWritten(db, memberIds);
      await audit.recordLook({ staffId, act: 'read reviews', subject: memberIds.join(' ') });
      const order = (person: Person) => memberIds.indexOf(person._id);
      return people.sort((a, b) => order(a) - order(b)).map((person) => toCase(person, pictures, prompts));
    },

    async decide({ staffId }: StaffViewer, memberId: string, decision: Decision): Promise<void> {
      checkDecision(decision);
      const { card, reason, approvePhotos: approved = [], rejectPhotos: rejected = [] } = decision;
      if (!(await reviews.memberExists(db, memberId))) throw notFound('This member');
      await db.transaction(async (tx) => {
        // Before the card: whoever pays takes what was bought first.
        if (card === 'refuse') await needs.memberChanged(tx, memberId, 'refused');
        if (approved.length + rejected.length > 0)
          await needs.decidePhotos(tx, {
            memberId,
            approved,
            rejected,
            reason,
            isWithCard: card !== undefined,
          });
        if (card && !(await cards.decideCard(tx, { memberId, verdict: card, reason })))
          throw new AppError('conflict', 'This card does not wait for review.');
        await audit.record(tx, {
          staffId,
          act: `review: ${spell(decision)}`,
          subject: `member ${memberId}`,
          reason,
        });
      });
      live.toMember(memberId, 'changed', { what: 'card' });
      workChanged(live, 'reviews');
      if (card !== 'refuse') return;
      live.toMember(memberId, 'changed', { what: 'subscription' });
      workChanged(live, 'refunds');
    },
  };
};
export type Reviews = ReturnType<typeof makeReviews>;

const spell = ({ card, approvePhotos = [], rejectPhotos = [] }: Decision): string =>
  [
    ...(card ? [`${card} card`] : []),
    ...approvePhotos.map((id) => `approve photo ${id}`),
    ...rejectPhotos.map((id) => `reject photo ${id}`),
  ].join(', ');
