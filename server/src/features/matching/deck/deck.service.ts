// The deck: who comes next and why; the queue behind it is filled when it has to be.

import { ageOn } from '@ijeuwa/contract/age';
import { likenessOf } from '@ijeuwa/contract/likeness';
import { DECK_PAGE, type MatchRequest, type PotentialMatch } from '@ijeuwa/contract/matching';
import { GENDERS } from '@ijeuwa/contract/person';
import type { WishesChange } from '@ijeuwa/contract/wishes';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import { likedPartOf } from '../answers/liked-part.ts';
import { listParts } from '../answers/liked-parts.repository.ts';
import { type Facts, factsOf, nameIn, wishing } from '../card-facts.rules.ts';
import { listCells } from '../card-index.repository.ts';
import type { CardIndex } from '../card-index.service.ts';
import { ensureFaces, type Face, listFaces } from '../faces.repository.ts';
import type { Potential } from '../matching-index/potential.service.ts';
import { dayOfPicks } from '../picks/picks-day.ts';
import { type DeckCard, type DeckRead, readFirst, readPage } from './deck.repository.ts';
import { entryOf, makeFilling } from './filling.service.ts';
import { describeSeeker, type Fit, findFit } from './fits.repository.ts';
import * as queue from './queue.repository.ts';
import { needsFilling, waitingOf } from './queue.rules.ts';
import { type Explained, explain } from './reasons.rules.ts';
import { TAKEN_BACK_FIRST } from './score.rules.ts';

export type DeckNeeds = {
  db: Database;
  clock: Clock;
  photoAddress: PhotoAddress;
  cardIndex: CardIndex;
  potential: Potential;
};
const REQUESTS_MAX = 100;
const NEVER = new Date(0);
const NO_DECK: DeckRead = {
  filledAt: NEVER,
  stale: false,
  fits: 0,
  filled: 0,
  left: 0,
  pickDay: null,
  picks: 0,
  outdated: false,
  stamp: '',
  cards: [],
};

export const makeDeck = ({ db, clock, photoAddress, cardIndex, potential }: DeckNeeds) => {
  /** Decisions: a suspended member sees nobody. */
  const findSeeker = async (tx: Queryable, memberId: string): Promise<Facts | undefined> => {
    const source = await cardIndex.findSource(tx, memberId);
    return source && source.cardStatus !== 'suspended' ? factsOf(source) : undefined;
  };

  /** Whoever still fills in the profile, as if it stood already; they are shown to nobody by this. */
  const findSeekerToBe = async (tx: Queryable, memberId: string): Promise<Facts | undefined> => {
    const source = await cardIndex.findSource(tx, memberId);
    return source && !source.submitted ? factsOf({ ...source, submitted: true }) : undefined;
  };

  /** With wishes that are not saved; never of somebody who may see nobody. */
  const findSeekerWishing = async (
    tx: Queryable,
    memberId: string,
    { placeIds, ...change }: WishesChange,
  ): Promise<Facts | undefined> => {
    const source = await cardIndex.findSource(tx, memberId);
    if (!source || source.cardStatus === 'suspended') return undefined;
    const wantedCells = placeIds && (await listCells(tx, placeIds));
    return factsOf({ ...wishing(source, change, wantedCells), submitted: true });
  };

  const filling = makeFilling({ db, clock, potential, findSeeker });

  /** What was read of the deck, or what is read after it was filled anew. */
  const madeReady = async (
    viewerId: string,
    ready: DeckRead | undefined,
    asked: number,
    readAgain: () => Promise<DeckRead | undefined>,
  ): Promise<DeckRead> => {
    const now = clock.now();
    if (ready && !needsFilling(ready, now, dayOfPicks(now), asked) && !ready.outdated) return ready;
    await filling.fill(viewerId, ready?.stale === false ? ready.filledAt : NEVER, asked);
    return (await readAgain()) ?? NO_DECK;
  };
  const readAgain = async (memberId: string, limit: number): Promise<DeckRead | undefined> => {
    const [found] = await readPage.ask(db, { memberId, limit, known: '' });
    return found;
  };

  const toPotentialMatch = (
    viewerId: string,
    id: string,
    face: Face,
    why: Explained & { gender: number; pick?: boolean },
  ): PotentialMatch => ({
    _id: id,
    name: face.name,
    age: ageOn(face.birthMonth, clock.now()),
    images: face.photos.map((photo) => photoAddress.of(viewerId, photo, 'l', face.blurred)),
    // Whoever has a card here is no match yet.
    blurred: face.blurred ?? false,
    likeness: likenessOf(nameIn(GENDERS, why.gender)),
    location: face.location,
    profession: face.profession,
    education: face.education as PotentialMatch['education'],
    religion: face.religion as PotentialMatch['religion'],
    relationshipStatus: face.relationshipStatus as PotentialMatch['relationshipStatus'],
    timeframe: face.timeframe as PotentialMatch['timeframe'],
    matchPercent: why.matchPercent,
    ...why.shown,
    reviewedAt: face.reviewedAt,
    demonstration: face.demonstration,
    pick: why.pick ?? false,
  });

  const presentCard =
    (viewerId: string) =>
    (card: DeckCard): PotentialMatch =>
      toPotentialMatch(viewerId, card.id, card.face, card);

  const present = async (tx: Queryable, me: Facts, fits: readonly Fit[]): Promise<PotentialMatch[]> => {
    const asking = await describeSeeker(tx, me);
    const ids = fits.map((fit) => fit.memberId);
    await ensureFaces(tx, ids);
    const faces = await listFaces(tx, ids);
    return fits.map((fit) =>
      toPotentialMatch(me.memberId, fit.memberId, faces.get(fit.memberId)!, {
        ...explain(asking, fit, clock.now()),
        gender: fit.gender,
      }),
    );
  };

  /** The person may be shown to the viewer. */
  const fits = async (tx: Queryable, viewerId: string, targetId: string): Promise<boolean> => {
    const me = await findSeeker(tx, viewerId);
    if (!me) throw new AppError('profile_incomplete', 'Please complete your profile first.');
    return (await findFit(tx, me, targetId, clock.now())) !== undefined;
  };

  return {
    fits,
    findSeeker,
    findSeekerToBe,
    findSeekerWishing,
    present,

    /** To whoever they may not be shown to they do not exist. */
    async expectFit(tx: Queryable, viewerId: string, targetId: string): Promise<void> {
      if (!(await fits(tx, viewerId, targetId))) throw notFound('This person');
    },

    readPage,
    /** Of what was read: `cards` are missing where the caller knows them by their stamp. */
    async page(
      { memberId }: Viewer,
      ready: DeckRead | undefined,
      limit: number,
    ): Promise<{ stamp: string; cards: PotentialMatch[] | undefined }> {
      const { stamp, cards } = await madeReady(memberId, ready, limit, () => readAgain(memberId, limit));
      return { stamp, cards: cards?.map(presentCard(memberId)) };
    },

    async list({ memberId }: Viewer, limit = DECK_PAGE): Promise<PotentialMatch[]> {
      const again = () => readAgain(memberId, limit);
      const { cards } = await madeReady(memberId, await again(), limit, again);
      return (cards ?? []).map(presentCard(memberId));
    },

    /** How many people wait, beyond the queue about as many as fitted when it was filled; and how many were picked for today. */
    async count(viewer: Viewer): Promise<{ potentialMatches: number; picks: number }> {
      const again = () => readFirst(db, viewer.memberId);
      const state = await madeReady(viewer.memberId, await again(), 1, again);
      return { potentialMatches: waitingOf(state), picks: state.picks };
    },

    async listRequests({ memberId }: Viewer): Promise<MatchRequest[]> {
      const me = await findSeeker(db, memberId);
      if (!me) return [];
      const likers = await present(db, me, await potential.listLikers(db, me, REQUESTS_MAX));
      const parts = await listParts(
        db,
        memberId,
        likers.map(({ _id }) => _id),
      );
      const liked = new Map(parts.map((row) => [row.likerId, likedPartOf(row, photoAddress, memberId)]));
      return likers.map((liker) => ({ ...liker, liked: liked.get(liker._id) ?? null }));
    },

    async countRequests(viewer: Viewer): Promise<number> {
      const me = await findSeeker(db, viewer.memberId);
      return me ? potential.countLikers(db, me, REQUESTS_MAX) : 0;
    },

    /** Why two who match may fit. */
    async findReasons(tx: Queryable, viewerId: string, targetId: string): Promise<string[]> {
      const [me, them] = [await findSeeker(tx, viewerId), await findSeeker(tx, targetId)];
      if (!me || !them) return [];
      const [asking, other] = [await describeSeeker(tx, me), await describeSeeker(tx, them)];
      return explain(asking, other, clock.now()).shown.reasons;
    },

    /** Puts a person at the front of a viewer's queue, where the two still fit. */
    async moveToFront(tx: Queryable, viewerId: string, targetId: string): Promise<void> {
      if (!(await queue.queueIsReady(tx, viewerId))) return;
      const me = await findSeeker(tx, viewerId);
      const found = me && (await potential.find(tx, me, targetId));
      if (found) await queue.saveEntry(tx, viewerId, entryOf(found.asking, found.fit, clock.now()));
    },

    /** Puts somebody back whom the viewer passed on, and answers their card; undefined when they do not fit now. */
    async takeBack(tx: Queryable, viewerId: string, targetId: string): Promise<PotentialMatch | undefined> {
      const me = await findSeeker(tx, viewerId);
      const found = me && (await potential.find(tx, me, targetId));
      if (!found) return undefined;
      const { asking, fit } = found;
      if (await queue.queueIsReady(tx, viewerId)) {
        const entry = { ...entryOf(asking, fit, clock.now()), rank: TAKEN_BACK_FIRST + fit.rank };
        await queue.saveEntry(tx, viewerId, entry);
      }
      const [card] = await present(tx, me, [fit]);
      return card;
    },

    /** For the timetable: queues that are stale are filled before their owners ask. */
    fillStale: (viewerId: string): Promise<void> => filling.fill(viewerId, NEVER, DECK_PAGE),
  };
};
export type Deck = ReturnType<typeof makeDeck>;
