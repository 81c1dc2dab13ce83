// What VIP matchmaking costs and holds, as staff keep it: one entry, which stands on its page at once.
import { findVip } from '@ijeuwa/contract/vip';
import { listVipEntries, type VipEntry } from '@ijeuwa/contract/vip-entry';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { VipTermsModal } from './VipTermsModal.tsx';

const KIND: WrittenKind<VipEntry> = {
  useEntries: () => useRead(listVipEntries, {}),
  words: {
    title: 'VIP price',
    intro:
      'A change takes effect at once. Members who were shown a price keep it for two days, and a paid case stays as it was bought. Finance sets the price and for how long it is; editors change the words.',
    none: 'Nothing here.',
    loading: 'Loading the price...',
  },
  groups: [{ id: 'all', title: 'On sale' }],
  groupOf: () => 'all',
  // The file counts from nothing; people count from one.
  orderOf: ({ position }) => position,
  titleOf: ({ title }) => title,
  more: (entry) => <Prices {...entry} />,
  Form: VipTermsModal,
  renews: [listVipEntries, findVip],
};

export default function VipTermsScreen() {
  return <WrittenEntries kind={KIND} />;
}

function Prices({ price, nairaPerDollar, nairaPerPound, months }: VipEntry) {
  const whole = (amount: number, currency: string) =>
    formatMoney({ amountMinor: Math.round(amount) * 100, currency });
  return (
    <p className="mt-1 text-sm text-ink-2">
      {whole(price, 'NGN')}, {whole(price / nairaPerDollar, 'USD')}, {whole(price / nairaPerPound, 'GBP')} for{' '}
      {months === 1 ? 'a month' : `${months} months`}
    </p>
  );
}
