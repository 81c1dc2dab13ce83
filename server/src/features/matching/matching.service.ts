// The matching room as the others see it: cards, deck, answers, matches, figures.

import type { MemberChanged } from '#platform/member-changed.ts';
import { findActivity } from './activity.repository.ts';
import { makeAnswers } from './answers/answers.service.ts';
import { type LikesNeeds, makeLikes } from './answers/likes.service.ts';
import { type MatchesNeeds, makeMatches } from './answers/matches.service.ts';
import { makeNotes, type NotesNeeds } from './answers/notes.service.ts';
import { makeRequestsNotice } from './answers/requests-notice.service.ts';
import { makeBetween } from './between/between.service.ts';
import { type CardIndexNeeds, makeCardIndex } from './card-index.service.ts';
import { type CardsNeeds, makeCards } from './cards/cards.service.ts';
import { makeReviews, type ReviewsNeeds } from './cards/reviews.service.ts';
import { type DeckNeeds, makeDeck } from './deck/deck.service.ts';
import { makeExposure } from './exposure/exposure.service.ts';
import { makeFigures } from './figures.service.ts';
import { makeIntroducing } from './introducing/introducing.service.ts';
import { makeDeckOrder } from './learning/deck-order.service.ts';
import { makeLearning } from './learning/learning.service.ts';
import { type MatchingIndexNeeds, makeMatchingIndex } from './matching-index/matching-index.service.ts';
import { makePotential } from './matching-index/potential.service.ts';
import { makePicks } from './picks/picks.service.ts';
import { makePinning } from './picks/pinning.service.ts';
import { makeServed } from './served/served.service.ts';

export type MatchingNeeds = CardIndexNeeds &
  MatchingIndexNeeds &
  Omit<CardsNeeds, 'cardIndex'> &
  Omit<DeckNeeds, 'cardIndex' | 'potential'> &
  Omit<ReviewsNeeds, 'cards'> &
  Omit<LikesNeeds, 'deck' | 'matches' | 'requests' | 'notes'> &
  Omit<MatchesNeeds, 'requests' | 'deck'> &
  NotesNeeds;

export const makeMatching = (needs: MatchingNeeds) => {
  const cardIndex = makeCardIndex(needs);
  const cards = makeCards({ ...needs, cardIndex });
  const reviews = makeReviews({ ...needs, cards });
  const matchingIndex = makeMatchingIndex(needs);
  const learning = makeLearning(needs);
  const exposure = makeExposure(needs);
  const potential = makePotential({ ...needs, matchingIndex, learning });
  const picks = makePicks({ ...needs, matchingIndex });
  const deck = makeDeck({ ...needs, cardIndex, potential });
  const requests = makeRequestsNotice(needs);
  const matches = makeMatches({ ...needs, requests, deck });
  const answers = makeAnswers({ ...needs, deck, requests });
  const notes = makeNotes(needs);
  const likes = makeLikes({ ...needs, deck, matches, requests, notes });
  const figures = makeFigures({ ...needs, deck });
  const findBetween = makeBetween({ ...needs, cardIndex, deck });
  const introducing = makeIntroducing({ ...needs, cards, deck, potential, matches, requests });
  const memberChanged: MemberChanged = async (tx, memberId, what) => {
    if (what === 'package') await cards.begin(tx, memberId);
    await cardIndex.follow(tx, memberId, what);
  };
  return {
    cardIndex,
    matchingIndex,
    memberChanged,
    cards,
    reviews,
    deck,
    picks,
    matches,
    likes,
    answers,
    figures,
    findBetween,
    findNote: notes.find,
    findActivity,
    introducing: { ...introducing, ...makePinning({ ...needs, deck, potential }) },
    learning,
    exposure,
    deckOrder: makeDeckOrder(needs),
    served: makeServed(needs),
  };
};
export type Matching = ReturnType<typeof makeMatching>;
