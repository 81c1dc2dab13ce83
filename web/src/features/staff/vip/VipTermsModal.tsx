// The dialog in which staff write anew what VIP matchmaking costs and holds.
import { findVip } from '@ijeuwa/contract/vip';
import {
  changeVipEntry,
  listVipEntries,
  VIP_TITLE_MAX_LENGTH,
  type VipEntry,
  type VipEntryHistory,
} from '@ijeuwa/contract/vip-entry';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { readTitled, writeTitled } from '../catalogue/titled-lines.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { usePriced } from '../catalogue/usePriced.ts';
import { toFigure, toText } from '../venues/entry-texts.ts';

const LABELS = {
  'data.title': 'Name',
  'data.price': 'Price in naira',
  'data.nairaPerDollar': 'Naira in a dollar',
  'data.nairaPerPound': 'Naira in a pound',
  'data.months': 'Months',
  'data.benefits': 'The four benefits',
  'data.steps': 'How it goes',
  'data.successRate': 'Success rate of the demonstration',
} as const;

const toValues = (data: VipEntry | null): Values => ({
  'data.title': data?.title ?? '',
  'data.price': toText(data?.price),
  'data.nairaPerDollar': toText(data?.nairaPerDollar),
  'data.nairaPerPound': toText(data?.nairaPerPound),
  'data.months': toText(data?.months),
  'data.benefits': writeTitled(data?.benefits),
  'data.steps': writeTitled(data?.steps),
  'data.successRate': data?.successRate ?? '',
});
/** Its place stands in the file alone. */
const toData = (values: Values, before: VipEntry | null) => ({
  title: values['data.title'],
  price: toFigure(values['data.price']),
  nairaPerDollar: toFigure(values['data.nairaPerDollar']),
  nairaPerPound: toFigure(values['data.nairaPerPound']),
  months: toFigure(values['data.months']),
  benefits: readTitled(values['data.benefits']),
  steps: readTitled(values['data.steps']),
  successRate: values['data.successRate'],
  position: before?.position ?? 0,
});

export function VipTermsModal({ history, onClose }: { history?: VipEntryHistory; onClose: () => void }) {
  const current = history?.current;
  const entry = useEntryForm<typeof changeVipEntry, VipEntry>({
    endpoint: changeVipEntry,
    history,
    toValues,
    toData,
    renews: [listVipEntries, findVip],
    onDone: () => {
      feedback.success('It is on sale so from now on.');
      onClose();
    },
  });
  const priced = usePriced();
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  return (
    <EntryModal
      title="Change what VIP costs and holds"
      description={current && `Now, in version ${current.version}: ${current.data?.title ?? history?.key}`}
      submit={saveWords(entry)}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.title')} maxLength={VIP_TITLE_MAX_LENGTH} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4">
        <NumberInput {...of('data.price')} {...priced} maxLength={8} />
        <NumberInput {...of('data.nairaPerDollar')} {...priced} maxLength={7} />
        <NumberInput {...of('data.nairaPerPound')} {...priced} maxLength={7} />
        <NumberInput {...of('data.months')} {...priced} maxLength={2} />
      </div>
      <TextArea {...of('data.benefits')} rows={6} hint="One a line: title, colon, text." />
      <TextArea {...of('data.steps')} rows={6} hint="One a line: title, colon, text." />
      <TextInput {...of('data.successRate')} maxLength={40} hint="Shown in the demonstration alone." />
    </EntryModal>
  );
}
