// The calls of staff in the matching room.
import { decideReview, listReviews } from '@ijeuwa/contract/reviews';
import { findServed } from '@ijeuwa/contract/served';
import type { Serve } from '#platform/http/serve.ts';
import type { Matching } from './matching.service.ts';

const ok = { ok: true } as const;

export const matchingStaffRoutes = (serve: Serve, { reviews, served }: Matching): void => {
  serve(listReviews, async ({ viewer }) => ({ reviews: await reviews.list(viewer) }));
  serve(findServed, () => served.find());
  serve(decideReview, ({ viewer, params, body }) => reviews.decide(viewer, params.id, body).then(() => ok));
};
