// What a viewer and a person are to each other, why they may fit, and one honest difference: for the person's page.
import type { Between } from '@ijeuwa/contract/people';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import type { Relation } from '#platform/visibility/policy.ts';
import { likedPartOf } from '../answers/liked-part.ts';
import { listParts } from '../answers/liked-parts.repository.ts';
import { type Facts, factsOf } from '../card-facts.rules.ts';
import type { CardIndex } from '../card-index.service.ts';
import type { FindEntitlement } from '../cards/cards.service.ts';
import type { Deck } from '../deck/deck.service.ts';
import { describeSeeker, findFit } from '../deck/fits.repository.ts';
import { historyWith } from '../deck/history.repository.ts';
import { allReasons, explain } from '../deck/reasons.rules.ts';
import { findPassed } from './between.repository.ts';

type BetweenNeeds = {
  db: Database;
  clock: Clock;
  photoAddress: PhotoAddress;
  cardIndex: CardIndex;
  deck: Deck;
  findEntitlement: FindEntitlement;
};

const NOTHING = { matchId: null, matchPercent: null, reasons: [], difference: null, liked: null } as const;

export const makeBetween = ({ db, clock, photoAddress, cardIndex, deck, findEntitlement }: BetweenNeeds) => {
  /** A match has left the deck, and is asked for apart from who fits. */
  const findThem = async (personId: string) => {
    const source = await cardIndex.findSource(db, personId);
    const facts = source && factsOf(source);
    return facts && describeSeeker(db, facts);
  };

  /** `relation`: of somebody whom the viewer is shown. */
  return async (viewerId: string, personId: string, relation: Relation): Promise<Between> => {
    if (relation === 'self') return { ...NOTHING, reasons: [], is: 'self' };
    const passed = await findPassed(db, viewerId, personId);
    const matchId = relation === 'match' ? passed.matchId : null;
    const { liked } = passed;
    const me = await deck.findSeeker(db, viewerId);
    const findOther = (seeker: Facts) => findFit(db, seeker, personId, clock.now(), historyWith(relation));
    const them = me && (matchId ? await findThem(personId) : await findOther(me));
    const is = matchId ? 'match' : !them ? 'none' : liked ? 'liked' : 'open';
    if (!me || !them) return { ...NOTHING, reasons: [], is, matchId };
    const asking = await describeSeeker(db, me);
    const { matchPercent, shown } = explain(asking, them, clock.now());
    const all = allReasons(asking, them);
    // Everybody is shown the first; of whoever has no more nothing is asked.
    const hasAll = all.length > shown.reasons.length && (await findEntitlement(db, viewerId)).may.allReasons;
    // As among the match requests: of whoever fits, until it is answered.
    const [part] = relation === 'liked' && !passed.answered ? await listParts(db, viewerId, [personId]) : [];
    return {
      is,
      matchId,
      matchPercent,
      ...shown,
      ...(hasAll && { reasons: all }),
      liked: part ? likedPartOf(part, photoAddress, viewerId) : null,
    };
  };
};
export type FindBetween = ReturnType<typeof makeBetween>;
