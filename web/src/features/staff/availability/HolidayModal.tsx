// One holiday: its day, its name, and whether it is only expected.
import { type Holiday, listHolidays, saveHoliday } from '@ijeuwa/contract/staff-schedule';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDay } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';

type HolidayModalProps = { holiday: Pick<Holiday, '_id'> & Partial<Holiday>; onClose: () => void };
type Values = { day: string; name: string; provisional: boolean };

export function HolidayModal({ holiday, onClose }: HolidayModalProps) {
  const { _id, day = '', name = '', provisional = false } = holiday;
  const { form, busy, problem, field, tick, isTouched } = useHeldForm<typeof saveHoliday, Values>({
    endpoint: saveHoliday,
    params: { id: _id },
    start: () => ({ day, name, provisional }),
    renews: [listHolidays],
    onDone: ({ holiday: kept, booked }) => {
      const words = `${kept.name}, ${formatDay(kept.day)}, is saved.`;
      if (booked === 0) feedback.success(words);
      else
        feedback.info(
          `${words} ${booked} booked on it ${booked === 1 ? 'stays' : 'stay'}: both sides are asked.`,
        );
      onClose();
    },
  });
  return (
    <WrittenModal
      isTouched={isTouched}
      title={name || 'A holiday'}
      onClose={onClose}
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Saving...">
          Save
        </Button>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput label="Name" maxLength={60} {...field('name')} />
        <TextInput label="Day" type="date" {...field('day')} />
        <Checkbox
          label="Expected, not declared yet"
          hint="Of the moon: untick it once the day is declared."
          {...tick('provisional')}
        />
      </form>
    </WrittenModal>
  );
}
