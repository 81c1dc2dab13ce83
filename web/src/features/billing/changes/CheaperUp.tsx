// Before the whole price is paid for a larger package: what moving up to it would cost.
import type { Currency } from '@ijeuwa/contract/fields';
import { Notice } from '#ui/Notice.tsx';
import { useUpgrades } from '../billing.queries.ts';
import { MoveUpLink } from './MoveUpLink.tsx';

type CheaperUpProps = { packageId: string; currency: Currency; running: string | undefined };

export function CheaperUp({ packageId, currency, running }: CheaperUpProps) {
  const upgrade = useUpgrades().find((one) => one.packageId === packageId && one.total.currency === currency);
  if (!upgrade || !running) return null;
  return (
    <Notice title="You can move up for less." action={<MoveUpLink upgrade={upgrade} />}>
      What is left of {running} then counts in the price, and it ends. At the price below it stays, and
      follows afterwards.
    </Notice>
  );
}
