// The counsellors as staff keep them: what members read of each, what a session costs, and whether the licence was seen.
import { COUNSELLOR_CATEGORIES, listCounsellors } from '@ijeuwa/contract/counselling';
import {
  addCounsellor,
  type CounsellorEntry,
  endCounsellor,
  listCounsellorEntries,
} from '@ijeuwa/contract/counsellors';
import { useRead } from '#platform/queries.ts';
import { formatDay } from '#ui/format.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { CounsellorModal } from './CounsellorModal.tsx';
import { CATEGORIES, feesOf } from './counsellor-words.ts';

const KIND: WrittenKind<CounsellorEntry> = {
  useEntries: () => useRead(listCounsellorEntries, {}),
  words: {
    title: 'Counsellors',
    intro:
      'Members see a change at once. Members who have booked keep the fee and the time; a counsellor you end takes no new appointments. Finance adds counsellors and sets their fees; editors change the words.',
    add: 'Add a counsellor',
    none: 'Nobody here yet.',
    loading: 'Loading the counsellors...',
    endTitle: 'Offer this counsellor no longer?',
    end: 'Offer no longer',
  },
  groups: COUNSELLOR_CATEGORIES.map((id) => ({ id, title: CATEGORIES[id] })),
  groupOf: ({ category }) => category,
  // The file counts from nought.
  orderOf: ({ position }) => position,
  titleOf: ({ name, title }) => `${name}, ${title}`,
  more: (data) => <Besides {...data} />,
  Form: CounsellorModal,
  end: endCounsellor,
  adds: addCounsellor,
  renews: [listCounsellorEntries, listCounsellors],
};

export default function CounsellorsScreen() {
  return <WrittenEntries kind={KIND} />;
}

function Besides(data: CounsellorEntry) {
  const { bio, specialties, languages, weekdays, licenceBody, licenceCheckedOn, demonstration } = data;
  const unseen = demonstration?.licenceChecked
    ? 'not seen yet: that it is checked stands in the demonstration alone'
    : 'not seen yet';
  const seen = licenceCheckedOn ? `seen on ${formatDay(licenceCheckedOn)}` : unseen;
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm text-ink-2 wrap-anywhere">
      <p className="text-base font-semibold text-ink tabular-nums">{feesOf(data)}</p>
      <p>{bio}</p>
      <p>{specialties.join(' · ')}</p>
      <p>
        {weekdays.join(', ')} · {languages.join(', ')}
      </p>
      <p>{licenceBody ? `${licenceBody}, ${seen}` : 'No licence named'}</p>
    </div>
  );
}
