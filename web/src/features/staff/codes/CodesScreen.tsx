// The discount codes as staff keep them, each with how often it was used and is held.
import {
  addCode,
  type CodeEntry,
  daysLeft,
  endCode,
  listCodeEntries,
  listCodeUses,
  listDiscounts,
} from '@ijeuwa/contract/codes';
import { useRead } from '#platform/queries.ts';
import { formatDay, formatNumber } from '#ui/format.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { CodeModal } from './CodeModal.tsx';

const GROUPS = [
  { id: 'open', title: 'Codes that hold' },
  { id: 'past', title: 'Past their last day' },
] as const;

const KIND: WrittenKind<CodeEntry> = {
  useEntries: () => useRead(listCodeEntries, {}),
  words: {
    title: 'Codes',
    intro:
      'Members see a change at once. A price with a code holds for half an hour, and for an order until that ends.',
    add: 'Add a code',
    none: 'No codes here.',
    loading: 'Loading the codes...',
    endTitle: 'End this code?',
    end: 'End the code',
  },
  groups: GROUPS,
  groupOf: ({ validUntil }) => (daysLeft(validUntil, new Date()) > 0 ? 'open' : 'past'),
  // The file counts from nought.
  orderOf: ({ order }) => order,
  titleOf: ({ code, discount }) => `${code}, ${discount}`,
  more: (data) => <Besides {...data} />,
  Form: CodeModal,
  end: endCode,
  keeps: addCode,
  renews: [listCodeEntries, listDiscounts],
};

export default function CodesScreen() {
  return <WrittenEntries kind={KIND} />;
}

function Besides({ code, description, validUntil, featured, uses: most }: CodeEntry) {
  const { data } = useRead(listCodeUses, {});
  const taken = data?.uses.find(({ key }) => key === code.toLowerCase());
  const { used = 0, reserved = 0 } = taken ?? {};
  const of = most === undefined ? 'without a limit' : `of ${formatNumber(most)}`;
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm text-ink-2 wrap-anywhere">
      <p>{description}</p>
      <p>
        Until {formatDay(validUntil)}
        {featured && ', featured'}
      </p>
      <p>
        {data ? `Used ${formatNumber(used)}, held ${formatNumber(reserved)}, ${of}` : 'Counting its uses...'}
      </p>
    </div>
  );
}
