// The calls of the couples room.
import { endCouple, listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import * as asked from '@ijeuwa/contract/questionnaire';
import type { Serve } from '#platform/http/serve.ts';
import type { CouplesRoom } from './couples.room.ts';

const ok = { ok: true } as const;

export const couplesRoutes = (serve: Serve, { couples }: { couples: CouplesRoom }): void => {
  serve(listCoupleTies, async ({ viewer }) => ({
    ties: await couples.list(viewer),
    parted: await couples.listParted(viewer),
  }));
  serve(sayCouple, async ({ viewer, params }) => {
    await couples.say(viewer, params.matchId);
    return { ok: true } as const;
  });
  serve(endCouple, async ({ viewer, params }) => {
    await couples.end(viewer, params.matchId);
    return { ok: true } as const;
  });
  const { questionnaire } = couples;
  serve(asked.findQuestionnaire, async ({ viewer }) => ({
    questionnaire: await questionnaire.find(viewer),
    kept: await questionnaire.isKept(viewer),
  }));
  serve(asked.saveReplies, ({ viewer, body }) => questionnaire.save(viewer, body).then(() => ok));
  serve(asked.releaseReplies, ({ viewer }) => questionnaire.release(viewer).then(() => ok));
  serve(asked.withholdReplies, ({ viewer }) => questionnaire.withhold(viewer).then(() => ok));
  serve(asked.eraseReplies, ({ viewer }) => questionnaire.erase(viewer).then(() => ok));
};
