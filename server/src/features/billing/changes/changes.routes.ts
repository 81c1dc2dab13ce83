// The calls of changing a package.
import * as calls from '@ijeuwa/contract/changes';
import type { Serve } from '#platform/http/serve.ts';
import type { Downgrades } from './downgrades.service.ts';
import type { ListUpgrades } from './list-upgrades.ts';

export const changesRoutes = (serve: Serve, downgrades: Downgrades, listUpgrades: ListUpgrades): void => {
  serve(calls.listUpgrades, ({ viewer }) => listUpgrades(viewer.memberId));
  serve(calls.previewDowngrade, async ({ viewer, query }) =>
    downgrades.preview(viewer.memberId, query.packageId),
  );
  serve(calls.chooseDowngrade, async ({ viewer, body }) => downgrades.choose(viewer.memberId, body));
  serve(calls.takeBackDowngrade, async ({ viewer }) => downgrades.takeBack(viewer.memberId));
};
