// The dialog in which staff write a discount code, new or anew.
import {
  addCode,
  CODE_BACKGROUNDS,
  CODE_DESCRIPTION_MAX_LENGTH,
  CODE_MAX_LENGTH,
  type CodeEntry,
  type CodeHistory,
  changeCode,
  listCodeEntries,
  listDiscounts,
} from '@ijeuwa/contract/codes';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { fromPlace, toPlace } from '../catalogue/place-in-list.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';

const COLOURS = { wine: 'Wine', leaf: 'Leaf', gold: 'Gold', coral: 'Coral' } as const;
const BACKGROUNDS = CODE_BACKGROUNDS.map((value) => ({ value, label: COLOURS[value] }));
const FEATURED = [
  { value: '', label: 'No' },
  { value: 'yes', label: 'Yes, at the top' },
];
const LABELS = {
  'data.code': 'Code',
  'data.description': 'What it gives',
  'data.discount': 'Discount',
  'data.validUntil': 'Last day',
  'data.uses': 'How often it can be used',
  'data.background': 'Colour',
  'data.featured': 'Featured',
  'data.order': 'Place in the list',
} as const;

const toValues = (data: CodeEntry | null): Values => ({
  'data.code': data?.code ?? '',
  'data.description': data?.description ?? '',
  'data.discount': data?.discount ?? '',
  'data.validUntil': data?.validUntil ?? '',
  'data.uses': data?.uses === undefined ? '' : String(data.uses),
  'data.background': data?.background ?? BACKGROUNDS[0]!.value,
  'data.featured': data?.featured ? 'yes' : '',
  'data.order': toPlace(data?.order),
});
const toData = (values: Values) => ({
  code: values['data.code']!.trim().toUpperCase(),
  description: values['data.description'],
  discount: values['data.discount']!.trim().toUpperCase(),
  validUntil: values['data.validUntil'],
  ...(values['data.uses'] && { uses: Number(values['data.uses']) }),
  background: values['data.background'],
  ...(values['data.featured'] && { featured: true }),
  order: fromPlace(values['data.order']),
});

export function CodeModal({ history, onClose }: { history?: CodeHistory; onClose: () => void }) {
  const current = history?.current;
  const entry = useEntryForm<typeof addCode | typeof changeCode, CodeEntry>({
    endpoint: history ? changeCode : addCode,
    history,
    toValues,
    toData,
    renews: [listCodeEntries, listDiscounts],
    onDone: () => {
      feedback.success('Members see it now.');
      onClose();
    },
  });
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current ? 'A new code' : current.ended ? 'Bring a code back' : 'Change a code';
  return (
    <EntryModal
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data?.code ?? history.key}`}
      submit={current ? saveWords(entry) : 'Add the code'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput
        {...of('data.code')}
        maxLength={CODE_MAX_LENGTH}
        readOnly={history !== undefined}
        hint={
          history ? 'What it is called stays: its uses are counted by it.' : 'Capital letters and figures.'
        }
      />
      <TextInput
        {...of('data.description')}
        maxLength={CODE_DESCRIPTION_MAX_LENGTH}
        hint="As members read it beside the code: a tenth off your first package."
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
        <TextInput {...of('data.discount')} maxLength={10} hint="From 1% to 99%, or FREE TRIAL." />
        <TextInput {...of('data.validUntil')} type="date" />
        <NumberInput {...of('data.uses')} maxLength={7} hint="Empty: everybody once." optional />
        <NumberInput {...of('data.order')} maxLength={3} />
        <Select {...of('data.background')} options={BACKGROUNDS} />
        <Select {...of('data.featured')} options={FEATURED} />
      </div>
    </EntryModal>
  );
}
