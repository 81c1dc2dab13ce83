// The calls of the matching room.

import * as calls from '@ijeuwa/contract/matching';
import type { Serve } from '#platform/http/serve.ts';
import type { Matching } from './matching.service.ts';

export const matchingRoutes = (
  serve: Serve,
  { cards, deck, likes, answers, matches, figures }: Matching,
): void => {
  serve(calls.findCard, async ({ viewer }) => cards.find(viewer));
  serve(calls.createCard, async ({ viewer, body }) => cards.create(viewer, body));
  serve(calls.updateCard, async ({ viewer, body }) => cards.change(viewer, body));
  serve(calls.activateCard, async ({ viewer }) => cards.activate(viewer));

  serve(calls.listPotentialMatches, async ({ viewer, query }) => deck.list(viewer, query.limit));
  serve(calls.listUserProfiles, async ({ viewer }) => ({ users: await deck.list(viewer) }));
  serve(calls.listMatchRequests, async ({ viewer }) => ({ requests: await deck.listRequests(viewer) }));
  serve(calls.findMatchStatus, async ({ viewer }) => figures.findStatus(viewer));
  serve(calls.findPoolAdvice, async ({ viewer }) => figures.findAdvice(viewer));
  serve(calls.recordSeen, async ({ viewer, body }) => figures.recordSeen(viewer, body.ids).then(() => ({})));

  serve(calls.acceptMatch, async ({ viewer, params, query }) => likes.like(viewer, params.id, query));
  serve(calls.rejectMatch, async ({ viewer, params }) => answers.pass(viewer, params.id).then(() => ({})));
  serve(calls.swipeRight, async ({ viewer, params }) => likes.like(viewer, params.userId));
  serve(calls.swipeLeft, async ({ viewer, params }) => answers.pass(viewer, params.userId).then(() => ({})));
  serve(calls.undoPass, async ({ viewer }) => answers.undo(viewer));

  serve(calls.listMatches, async ({ viewer }) => ({ matches: await matches.list(viewer) }));
  serve(calls.celebrateMatch, async ({ viewer, params }) => matches.celebrate(viewer, params.id));
  serve(calls.endMatch, async ({ viewer, params }) => matches.end(viewer, params.id).then(() => ({})));
};
