// The dialog in which staff change a package: its name, its prices in whole figures, and what it holds.
import { listPackages } from '@ijeuwa/contract/billing';
import {
  changePackage,
  listPackageEntries,
  PACKAGE_NAME_MAX_LENGTH,
  type PackageEntry,
  type PackageHistory,
} from '@ijeuwa/contract/packages';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { usePriced } from '../catalogue/usePriced.ts';
import { pricesOf } from './price-words.ts';

const PRICES = { 'data.price': 'Naira', 'data.priceUSD': 'US dollars', 'data.priceEUR': 'Euros' } as const;
const LABELS = { 'data.name': 'Name', ...PRICES, 'data.features': 'What it holds' } as const;

const toValues = (data: PackageEntry | null): Values => ({
  'data.name': data?.name ?? '',
  'data.price': String(data?.price ?? ''),
  'data.priceUSD': String(data?.priceUSD ?? ''),
  'data.priceEUR': String(data?.priceEUR ?? ''),
  'data.features': data?.features.join('\n') ?? '',
});
/** What the form does not ask for stays as it is. */
const toData = (values: Values, before: PackageEntry | null) => ({
  ...before,
  name: values['data.name'],
  price: Number(values['data.price']),
  priceUSD: Number(values['data.priceUSD']),
  priceEUR: Number(values['data.priceEUR']),
  features: values['data.features']!.split('\n')
    .map((feature) => feature.trim())
    .filter(Boolean),
});

export function PackageModal({ history, onClose }: { history: PackageHistory; onClose: () => void }) {
  const { key, current } = history;
  const name = current.data?.name ?? key;
  const entry = useEntryForm<typeof changePackage, PackageEntry>({
    endpoint: changePackage,
    history,
    toValues,
    toData,
    renews: [listPackageEntries, listPackages],
    onDone: ({ entry: { current: now } }) => {
      if (now.data) feedback.success(`${now.data.name} costs ${pricesOf(now.data)} now.`);
      onClose();
    },
  });
  const priced = usePriced();
  const of = (field: keyof typeof LABELS) => ({ label: LABELS[field], ...entry.field(field) });
  return (
    <EntryModal
      title={`Change ${name}`}
      description={current.data && `Now, in version ${current.version}: ${pricesOf(current.data)}.`}
      submit={saveWords(entry)}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.name')} maxLength={PACKAGE_NAME_MAX_LENGTH} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
        <NumberInput {...of('data.price')} {...priced} maxLength={9} />
        <NumberInput {...of('data.priceUSD')} {...priced} maxLength={9} />
        <NumberInput {...of('data.priceEUR')} {...priced} maxLength={9} />
      </div>
      <TextArea
        {...of('data.features')}
        rows={6}
        hint="One on each line, in the words in which one of the packages lists it: they decide what is allowed."
      />
    </EntryModal>
  );
}
