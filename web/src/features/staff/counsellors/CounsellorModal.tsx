// The dialog in which staff write a counsellor, new or anew.

import { COUNSELLOR_CATEGORIES, listCounsellors } from '@ijeuwa/contract/counselling';
import {
  addCounsellor,
  COUNSELLOR_BIO_MAX_LENGTH,
  COUNSELLOR_NAME_MAX_LENGTH,
  COUNSELLOR_TITLE_MAX_LENGTH,
  type CounsellorEntry,
  type CounsellorHistory,
  changeCounsellor,
  listCounsellorEntries,
  WEEKDAYS,
} from '@ijeuwa/contract/counsellors';
import { LIKENESSES } from '@ijeuwa/contract/likeness';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { fromPlace, toPlace } from '../catalogue/place-in-list.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';
import { usePriced } from '../catalogue/usePriced.ts';
import { CATEGORIES, feesOf } from './counsellor-words.ts';

const LABELS = {
  'data.name': 'Name',
  'data.title': 'What they are trained in',
  'data.category': 'Category',
  'data.specialties': 'Specialties',
  'data.languages': 'Languages',
  'data.weekdays': 'Days',
  'data.bio': 'About them',
  'data.price': 'Naira for a session',
  'data.priceUSD': 'US dollars for a session',
  'data.licenceBody': 'Licensed by',
  'data.licenceCheckedOn': 'Licence seen on',
  'data.likeness': 'Their picture until they are drawn',
  'data.position': 'Place in the list',
} as const;
const OPTIONS = COUNSELLOR_CATEGORIES.map((value) => ({ value, label: CATEGORIES[value] }));

const LOOKS = LIKENESSES.map((value) => ({
  value,
  label: value === 'woman' ? 'A woman, drawn' : 'A man, drawn',
}));

const toValues = (data: CounsellorEntry | null): Values => ({
  'data.name': data?.name ?? '',
  'data.title': data?.title ?? '',
  'data.category': data?.category ?? OPTIONS[0]!.value,
  'data.specialties': data?.specialties.join('\n') ?? '',
  'data.languages': data?.languages.join(', ') ?? '',
  'data.weekdays': data?.weekdays.join(', ') ?? '',
  'data.bio': data?.bio ?? '',
  'data.price': data ? String(data.price) : '',
  'data.priceUSD': data ? String(data.priceUSD) : '',
  'data.licenceBody': data?.licenceBody ?? '',
  'data.licenceCheckedOn': data?.licenceCheckedOn ?? '',
  'data.likeness': data?.likeness ?? 'man',
  'data.position': toPlace(data?.position),
});
const partsOf = (text: string | undefined, between: RegExp): string[] =>
  (text ?? '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
const figureOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

/** What the form does not ask for stays as the file has it. */
const toData = (values: Values, before: CounsellorEntry | null) => {
  const { portrait, demonstration } = before ?? {};
  const [body, seen] = [values['data.licenceBody']?.trim(), values['data.licenceCheckedOn']];
  return {
    name: values['data.name'],
    title: values['data.title'],
    category: values['data.category'],
    specialties: partsOf(values['data.specialties'], /\n/),
    languages: partsOf(values['data.languages'], /[,\n]/),
    weekdays: partsOf(values['data.weekdays'], /[,\s]+/),
    bio: values['data.bio'],
    price: figureOf(values['data.price']),
    priceUSD: figureOf(values['data.priceUSD']),
    ...(body && { licenceBody: body }),
    ...(seen && { licenceCheckedOn: seen }),
    likeness: values['data.likeness'],
    ...(portrait && { portrait }),
    ...(demonstration && { demonstration }),
    position: fromPlace(values['data.position']),
  };
};

/** What was seen with one body was not seen with another: its day goes with its name, and comes back with it. */
const seenWith = (body: string, seen: string | undefined, before: CounsellorEntry | null): string => {
  const day = before?.licenceCheckedOn ?? '';
  if (body.trim() === before?.licenceBody) return seen || day;
  return seen === day ? '' : (seen ?? '');
};

type CounsellorModalProps = { history?: CounsellorHistory; onClose: () => void };

export function CounsellorModal({ history, onClose }: CounsellorModalProps) {
  const current = history?.current;
  const entry = useEntryForm<typeof addCounsellor | typeof changeCounsellor, CounsellorEntry>({
    endpoint: history ? changeCounsellor : addCounsellor,
    history,
    toValues,
    toData,
    renews: [listCounsellorEntries, listCounsellors],
    onDone: () => {
      feedback.success(
        current
          ? 'Members see it now.'
          : 'Kept. Members can book them once an administrator says who they are, under Availability.',
      );
      onClose();
    },
  });
  const priced = usePriced();
  const of = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...entry.field(name) });
  const title = !current
    ? 'A new counsellor'
    : current.ended
      ? 'Bring a counsellor back'
      : 'Change a counsellor';
  return (
    <EntryModal
      title={title}
      description={
        current?.data && `Now, in version ${current.version}: ${current.data.name}, ${feesOf(current.data)}`
      }
      submit={current ? saveWords(entry) : 'Add the counsellor'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.name')} maxLength={COUNSELLOR_NAME_MAX_LENGTH} />
      <TextInput {...of('data.title')} maxLength={COUNSELLOR_TITLE_MAX_LENGTH} />
      <TextArea {...of('data.bio')} rows={5} maxLength={COUNSELLOR_BIO_MAX_LENGTH} />
      <TextArea {...of('data.specialties')} rows={3} hint="One on each line." />
      <TextInput {...of('data.languages')} hint="With commas between them." />
      <TextInput
        {...of('data.weekdays')}
        hint={`Of ${WEEKDAYS.join(', ')}. Their hours are under Availability.`}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        <NumberInput {...of('data.price')} {...priced} maxLength={9} />
        <TextInput {...of('data.priceUSD')} {...priced} inputMode="decimal" maxLength={9} />
        <Select {...of('data.category')} options={OPTIONS} />
        <Select {...of('data.likeness')} options={LOOKS} />
        <NumberInput {...of('data.position')} maxLength={3} />
        <TextInput
          {...of('data.licenceBody')}
          optional
          maxLength={100}
          onChange={({ target: { value } }) =>
            entry.set({
              'data.licenceBody': value,
              'data.licenceCheckedOn': seenWith(
                value,
                entry.values['data.licenceCheckedOn'],
                current?.data ?? null,
              ),
            })
          }
        />
        <TextInput
          {...of('data.licenceCheckedOn')}
          optional
          type="date"
          max={dayThere(Date.now(), HOME_ZONE)}
          hint="Only once you saw it in their register. Another body: its own day."
        />
      </div>
    </EntryModal>
  );
}
