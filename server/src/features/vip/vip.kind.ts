// What VIP matchmaking costs and holds, as a kind of the catalogue.
import { VipEntry } from '@ijeuwa/contract/vip-entry';
import type { Kind } from '#platform/catalogue.ts';

export const VIP_KEY = 'vip';

export const vipKind: Kind<VipEntry> = {
  name: 'vip',
  work: 'vip',
  data: VipEntry,
  written: { list: 'vip.json', place: 'position' },
  onlyInFile: ['position'],
  priced: ['price', 'nairaPerDollar', 'nairaPerPound', 'months'],
  faultsOf: async () => undefined,
};
