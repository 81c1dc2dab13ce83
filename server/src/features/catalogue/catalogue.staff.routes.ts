// The calls with which staff keep the catalogue, kind by kind.
import {
  addFaqEntry,
  changeFaqEntry,
  endFaqEntry,
  type FaqEntry,
  listFaqEntries,
} from '@ijeuwa/contract/help';
import type { Kind } from '#platform/catalogue.ts';
import type { Serve } from '#platform/http/serve.ts';
import { type DeskNeeds, makeDesk } from './desk.service.ts';

export type CatalogueStaffNeeds = DeskNeeds & { kinds: { faq: Kind<FaqEntry> } };

export const catalogueStaffRoutes = (serve: Serve, { kinds, ...needs }: CatalogueStaffNeeds): void => {
  const faq = makeDesk(needs, kinds.faq);
  serve(listFaqEntries, async () => ({ entries: await faq.list() }));
  serve(addFaqEntry, async ({ viewer, body }) => ({ entry: await faq.add(viewer.staffId, body) }));
  serve(changeFaqEntry, async ({ viewer, params, body }) => ({
    entry: await faq.change(viewer.staffId, params.key, body),
  }));
  serve(endFaqEntry, async ({ viewer, params, body }) => ({
    entry: await faq.end(viewer.staffId, params.key, body),
  }));
};
