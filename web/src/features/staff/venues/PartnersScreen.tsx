// The three wedding partners, in the slideshow and on their open pages, as staff keep them: none is added and none ends.
import { listPartnerEntries, listPartners, type PartnerEntry } from '@ijeuwa/contract/venues';
import { useRead } from '#platform/queries.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { PartnerModal } from './PartnerModal.tsx';

const KIND: WrittenKind<PartnerEntry> = {
  useEntries: () => useRead(listPartnerEntries, {}),
  words: {
    title: 'Wedding partners',
    intro:
      'Members see a change at once in the slideshow of their home page. The partner’s open page shows the rest within a minute.',
    none: 'No partners here yet.',
    loading: 'Loading the partners...',
  },
  groups: [{ id: 'all', title: 'In the slideshow' }],
  groupOf: () => 'all',
  // The file counts from nothing; people count from one.
  orderOf: ({ order }) => order,
  titleOf: ({ name }) => name,
  more: ({ line }) => <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{line}</p>,
  Form: PartnerModal,
  renews: [listPartnerEntries, listPartners],
};

export default function PartnersScreen() {
  return <WrittenEntries kind={KIND} />;
}
