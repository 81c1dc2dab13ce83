// The calls of the matching room.

import { chooseDeckOrder, findDeckOrder } from '@ijeuwa/contract/deck-order';
import * as calls from '@ijeuwa/contract/matching';
import { pauseCard } from '@ijeuwa/contract/pause';
import { previewPool } from '@ijeuwa/contract/pool';
import { makeReadyAnswers } from '#platform/http/ready-answers.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Matching } from './matching.service.ts';

/** A deck takes some 15 kB. */
const DECKS_KEPT = 300;

export const matchingRoutes = (
  serve: Serve,
  { cards, deck, deckOrder, likes, answers, matches, figures }: Matching,
): void => {
  const decks = makeReadyAnswers(calls.listPotentialMatches.answer, DECKS_KEPT);

  serve.reading(calls.findCard, {
    read: cards.read,
    values: () => ({}),
    answer: ({ viewer, rows: [found] }) => cards.present(viewer, found),
  });
  serve(calls.createCard, async ({ viewer, body }) => cards.create(viewer, body));
  serve(calls.updateCard, async ({ viewer, body }) => cards.change(viewer, body));
  serve(calls.activateCard, async ({ viewer }) => cards.activate(viewer));
  serve(pauseCard, async ({ viewer }) => cards.pause(viewer));

  serve.reading(calls.listPotentialMatches, {
    read: deck.readPage,
    values: ({ query: { limit }, reader }) =>
      limit === undefined ? { limit: calls.DECK_PAGE, known: decks.stampOf(reader) } : { limit, known: '' },
    async answer({ viewer, rows: [ready], query: { limit }, reader }) {
      const { stamp, cards } = await deck.page(viewer, ready, limit ?? calls.DECK_PAGE);
      if (limit !== undefined) return cards ?? [];
      const text = cards ? decks.keep(reader, stamp, cards) : decks.find(reader, stamp);
      return text ?? deck.list(viewer);
    },
  });
  serve(calls.listUserProfiles, async ({ viewer }) => ({ users: await deck.list(viewer) }));
  serve(calls.listMatchRequests, async ({ viewer }) => ({ requests: await deck.listRequests(viewer) }));
  serve(calls.findMatchStatus, async ({ viewer }) => figures.findStatus(viewer));
  serve(calls.findPoolAdvice, async ({ viewer }) => figures.findAdvice(viewer));
  serve(findDeckOrder, async ({ viewer }) => deckOrder.find(viewer));
  serve(chooseDeckOrder, async ({ viewer, body }) => deckOrder.choose(viewer, body));
  serve(previewPool, async ({ viewer, body }) => figures.preview(viewer, body));
  serve(calls.recordSeen, async ({ viewer, body }) => figures.recordSeen(viewer, body.ids).then(() => ({})));

  serve(calls.acceptMatch, async ({ viewer, params, query }) => likes.like(viewer, params.id, query));
  serve(calls.likePart, async ({ viewer, params, query, body }) =>
    likes.like(viewer, params.id, query, body),
  );
  serve(calls.rejectMatch, async ({ viewer, params }) => answers.pass(viewer, params.id).then(() => ({})));
  serve(calls.swipeRight, async ({ viewer, params }) => likes.like(viewer, params.userId));
  serve(calls.swipeLeft, async ({ viewer, params }) => answers.pass(viewer, params.userId).then(() => ({})));
  serve(calls.undoPass, async ({ viewer }) => answers.undo(viewer));

  serve(calls.listMatches, async ({ viewer }) => ({ matches: await matches.list(viewer) }));
  serve(calls.celebrateMatch, async ({ viewer, params }) => matches.celebrate(viewer, params.id));
  serve(calls.endMatch, async ({ viewer, params }) => matches.end(viewer, params.id).then(() => ({})));
};
