// The matching room as the others see it: cards, deck, answers, matches, figures.

import { type AnswersNeeds, makeAnswers } from './answers/answers.service.ts';
import { makeMatches } from './answers/matches.service.ts';
import { type CardsNeeds, makeCards } from './cards/cards.service.ts';
import { type DeckNeeds, makeDeck } from './deck/deck.service.ts';
import { makeFigures } from './figures.service.ts';

export type MatchingNeeds = CardsNeeds & DeckNeeds & Omit<AnswersNeeds, 'deck' | 'matches'>;

export const makeMatching = (needs: MatchingNeeds) => {
  const cards = makeCards(needs);
  const deck = makeDeck(needs);
  const matches = makeMatches(needs);
  const answers = makeAnswers({ ...needs, deck, matches });
  const figures = makeFigures({ ...needs, deck });
  return { cards, deck, matches, answers, figures };
};
export type Matching = ReturnType<typeof makeMatching>;
