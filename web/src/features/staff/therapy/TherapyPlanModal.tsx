// The dialog in which staff write a therapy plan, or the consultation, new or anew.
import {
  addTherapyPackage,
  changeTherapyPackage,
  findTherapy,
  listTherapyPackageEntries,
  THERAPY_PACKAGE_NAME_MAX_LENGTH,
  type TherapyPackageEntry,
  type TherapyPackageHistory,
} from '@ijeuwa/contract/therapy';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { fromPlace, toPlace } from '../catalogue/place-in-list.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { usePriced } from '../catalogue/usePriced.ts';

const POPULAR = [
  { value: '', label: 'No' },
  { value: 'yes', label: 'Yes, it is marked' },
];
const LABELS = {
  'data.name': 'Name',
  'data.sessions': 'Sessions',
  'data.priceNGN': 'Price in naira',
  'data.priceUSD': 'Price in dollars',
  'data.save': 'Saves, in percent',
  'data.popular': 'Most popular',
  'data.order': 'Place in the list',
} as const;

const toValues = (data: TherapyPackageEntry | null): Values => ({
  'data.offer': data?.offer ?? 'plan',
  'data.name': data?.name ?? '',
  'data.sessions': data ? String(data.sessions) : '',
  'data.priceNGN': data ? String(data.priceNGN) : '',
  'data.priceUSD': data ? String(data.priceUSD) : '',
  'data.save': data ? String(data.save) : '0',
  'data.popular': data?.popular ? 'yes' : '',
  'data.order': toPlace(data?.order),
});
const numberIn = (typed: string | undefined): number | undefined => (typed ? Number(typed) : undefined);
const toData = (values: Values) => ({
  offer: values['data.offer'],
  name: values['data.name'],
  sessions: numberIn(values['data.sessions']),
  priceNGN: numberIn(values['data.priceNGN']),
  priceUSD: numberIn(values['data.priceUSD']),
  save: numberIn(values['data.save']),
  popular: values['data.popular'] === 'yes',
  order: fromPlace(values['data.order']),
});

type TherapyPlanModalProps = { history?: TherapyPackageHistory; onClose: () => void };

export function TherapyPlanModal({ history, onClose }: TherapyPlanModalProps) {
  const current = history?.current;
  const entry = useEntryForm<typeof addTherapyPackage | typeof changeTherapyPackage, TherapyPackageEntry>({
    endpoint: history ? changeTherapyPackage : addTherapyPackage,
    history,
    toValues,
    toData,
    renews: [listTherapyPackageEntries, findTherapy],
    onDone: () => {
      feedback.success('It is on sale so from now on.');
      onClose();
    },
  });
  const priced = usePriced();
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current ? 'A new plan' : current.ended ? 'Bring a plan back' : 'Change a plan';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.name ?? history.key}`}
      submit={current ? saveWords(entry) : 'Add the plan'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.name')} maxLength={THERAPY_PACKAGE_NAME_MAX_LENGTH} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        <NumberInput {...of('data.sessions')} {...priced} maxLength={2} />
        <TextInput {...of('data.priceNGN')} {...priced} inputMode="decimal" maxLength={12} />
        <TextInput {...of('data.priceUSD')} inputMode="decimal" maxLength={12} hint="As 93.75." {...priced} />
        <NumberInput {...of('data.save')} maxLength={2} />
        <Select {...of('data.popular')} options={POPULAR} />
        <NumberInput {...of('data.order')} maxLength={2} />
      </div>
    </EntryModal>
  );
}
