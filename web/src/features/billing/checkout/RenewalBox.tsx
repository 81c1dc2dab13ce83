// Whether the package renews from this card: never ticked beforehand, and in the words that are kept with the tick.
import { RENEWAL_PROMISE, renewalWords } from '@ijeuwa/contract/agreements';
import { Checkbox } from '#ui/Checkbox.tsx';
import { usePackages } from '../billing.queries.ts';
import { priceOf, SHOWN_CURRENCIES } from '../packages/price.ts';
import { RenewalGoesOn, useUnpaidRenewal } from './RenewalGoesOn.tsx';

type RenewalBoxProps = {
  packageId: string;
  currency: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function RenewalBox({ packageId, currency, checked, onChange }: RenewalBoxProps) {
  const one = usePackages().data?.packages.find(({ id }) => id === packageId);
  const shown = SHOWN_CURRENCIES.find((each) => each === currency);
  const goesOn = useUnpaidRenewal(packageId) !== undefined;
  if (goesOn) return <RenewalGoesOn packageId={packageId} byCard />;
  if (!one || !shown) return null;
  return (
    <Checkbox
      label={renewalWords(one.name, priceOf(one, shown), one.period)}
      hint={`${RENEWAL_PROMISE}. We write to you seven days and one day before. Without the tick nothing more is taken for it.`}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
