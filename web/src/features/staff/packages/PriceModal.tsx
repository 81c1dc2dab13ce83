// The dialog that gives a package new prices: three whole numbers and the reason.
import { changePackagePrice, listPackageVersions, type PackageHistory } from '@ijeuwa/contract/prices';
import { type FormEvent, useId, useState } from 'react';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useChangePrice } from '../staff.queries.ts';
import { pricesOf } from './price-words.ts';

const FIELDS = [
  { name: 'price', label: 'Naira' },
  { name: 'priceUSD', label: 'US dollars' },
  { name: 'priceEUR', label: 'Euros' },
] as const;

export function PriceModal({ history, onClose }: { history: PackageHistory; onClose: () => void }) {
  const { id, name, current } = history;
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const change = useChangePrice();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    // What stands above the fields is what the person has seen.
    const typed = {
      ...Object.fromEntries(new FormData(event.currentTarget)),
      seenVersion: current.version,
    };
    const checked = changePackagePrice.body.safeParse(typed);
    const issues = checked.error?.issues ?? [];
    setWrong(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (!checked.success) {
      return event.currentTarget
        .querySelector<HTMLElement>(`[name="${String(issues[0]?.path[0])}"]`)
        ?.focus();
    }
    change.mutate(
      { params: { id }, body: checked.data },
      {
        onSuccess: (answer) => {
          feedback.success(`${name} costs ${pricesOf(answer.package.current)} now.`);
          onClose();
        },
        onError: ({ code }) => code === 'conflict' && void renew(listPackageVersions),
      },
    );
  };
  const errorOf = (field: string) => wrong[field] ?? change.error?.fields[field];
  return (
    <Modal
      open
      onClose={onClose}
      title={`New price of ${name}`}
      description={`Now, in version ${current.version}: ${pricesOf(current)}.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={change.isPending} busyText="Changing...">
            Change the price
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.error && <Notice tone="error">{change.error.message}</Notice>}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
          {FIELDS.map((field) => (
            <NumberInput
              key={field.name}
              {...field}
              defaultValue={current[field.name]}
              maxLength={9}
              error={errorOf(field.name)}
            />
          ))}
        </div>
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint="It stands in the history and in the audit."
          error={errorOf('reason')}
        />
      </form>
    </Modal>
  );
}
