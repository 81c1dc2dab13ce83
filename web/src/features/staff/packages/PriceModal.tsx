// The dialog that gives a package new prices: three whole numbers and the reason.
import { changePackagePrice, listPackageVersions, type PackageHistory } from '@ijeuwa/contract/prices';
import { useForm } from '#platform/form/useForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { pricesOf } from './price-words.ts';

const FIELDS = [
  ['price', 'Naira'],
  ['priceUSD', 'US dollars'],
  ['priceEUR', 'Euros'],
] as const;

export function PriceModal({ history, onClose }: { history: PackageHistory; onClose: () => void }) {
  const { id, name, current } = history;
  const { form, busy, problem, field } = useForm({
    endpoint: changePackagePrice,
    params: { id },
    // What stands above the fields is what the person has seen.
    toBody: (typed) => ({ ...typed, seenVersion: current.version }),
    renews: [listPackageVersions],
    onDone: (answer) => {
      feedback.success(`${name} costs ${pricesOf(answer.package.current)} now.`);
      onClose();
    },
    onFailed: ({ code }) => code === 'conflict' && void renew(listPackageVersions),
  });
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
          <Button type="submit" form={form.id} busy={busy} busyText="Changing...">
            Change the price
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
          {FIELDS.map(([price, label]) => (
            <NumberInput
              key={price}
              label={label}
              defaultValue={current[price]}
              maxLength={9}
              {...field(price)}
            />
          ))}
        </div>
        <TextArea
          label="Reason"
          {...field('reason')}
          rows={3}
          maxLength={500}
          hint="Kept in the history and in the audit."
        />
      </form>
    </Modal>
  );
}
