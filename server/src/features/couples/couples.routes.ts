// The calls of the couples room.
import { endCouple, listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import type { Serve } from '#platform/http/serve.ts';
import type { Couples } from './couples.service.ts';

export const couplesRoutes = (serve: Serve, { couples }: { couples: Couples }): void => {
  serve(listCoupleTies, async ({ viewer }) => ({ ties: await couples.list(viewer) }));
  serve(sayCouple, async ({ viewer, params }) => {
    await couples.say(viewer, params.matchId);
    return { ok: true } as const;
  });
  serve(endCouple, async ({ viewer, params }) => {
    await couples.end(viewer, params.matchId);
    return { ok: true } as const;
  });
};
