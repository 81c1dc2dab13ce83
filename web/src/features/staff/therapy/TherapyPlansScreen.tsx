// The therapy plans and the fee of a consultation, as staff keep them.
import {
  addTherapyPackage,
  endTherapyPackage,
  findTherapy,
  listTherapyPackageEntries,
  type TherapyPackageEntry,
} from '@ijeuwa/contract/therapy';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { TherapyPlanModal } from './TherapyPlanModal.tsx';

const KIND: WrittenKind<TherapyPackageEntry> = {
  useEntries: () => useRead(listTherapyPackageEntries, {}),
  words: {
    title: 'Therapy plans',
    intro:
      'A change is on sale at once. Members who chose a plan keep its price for a day, and keep what they bought as they bought it. Finance adds plans, and sets prices and how many sessions they buy; editors change the words.',
    add: 'Add a plan',
    none: 'Nothing here.',
    loading: 'Loading the therapy plans...',
    endTitle: 'End this?',
    end: 'End it',
  },
  groups: [
    { id: 'plan', title: 'Plans' },
    { id: 'consultation', title: 'The consultation' },
  ],
  groupOf: ({ offer }) => offer,
  // The file counts from nought.
  orderOf: ({ order }) => order,
  titleOf: ({ name, sessions }) => `${name}, ${sessions === 1 ? '1 session' : `${sessions} sessions`}`,
  more: (data) => <Besides {...data} />,
  Form: TherapyPlanModal,
  adds: addTherapyPackage,
  end: endTherapyPackage,
  renews: [listTherapyPackageEntries, findTherapy],
};

export default function TherapyPlansScreen() {
  return <WrittenEntries kind={KIND} />;
}

const money = (whole: number, currency: string): string =>
  formatMoney({ amountMinor: Math.round(whole * 100), currency });

function Besides({ priceNGN, priceUSD, save, popular }: TherapyPackageEntry) {
  return (
    <p className="mt-1 text-sm text-ink-2">
      {money(priceNGN, 'NGN')}, {money(priceUSD, 'USD')}
      {save > 0 && `, saves ${save}%`}
      {popular && ', most popular'}
    </p>
  );
}
