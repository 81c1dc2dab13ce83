// The calls of staff about days that cost nothing.
import { addLostDays } from '@ijeuwa/contract/guarantee';
import type { Serve } from '#platform/http/serve.ts';
import type { LostDays } from './lost-days.service.ts';

export const freeDaysStaffRoutes = (serve: Serve, lostDays: LostDays): void => {
  serve(addLostDays, async ({ viewer, params, body }) => {
    await lostDays.add(viewer, params.id, body);
    return { ok: true as const };
  });
};
