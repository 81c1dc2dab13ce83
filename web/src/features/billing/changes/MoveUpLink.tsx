// The way to a larger package in place of the one that runs, with what it costs beside what is left.
import type { Upgrade } from '@ijeuwa/contract/changes';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatMoney } from '#ui/format.ts';
import { WholeName } from '#ui/WholeName.tsx';
import { checkoutSearch } from '../checkout/checkout-address.ts';

type MoveUpLinkProps = {
  upgrade: Upgrade;
  /** Beside nothing else that names the package. */
  named?: boolean;
  wide?: boolean;
  /** The way that is suggested. */
  primary?: boolean;
};

export function MoveUpLink({ upgrade, named = false, wide = false, primary = false }: MoveUpLinkProps) {
  const { packageId, packageName, total } = upgrade;
  const price = formatMoney(total);
  return (
    <ButtonLink
      size={primary ? 'md' : 'sm'}
      variant={primary ? 'primary' : 'secondary'}
      wide={wide}
      // What is read aloud begins with what stands there.
      aria-label={named ? undefined : `Move up for ${price} to ${packageName}`}
      to={`${paths.billingProcess}${checkoutSearch({ packageId, currency: 'NGN', upgrade: true })}`}
    >
      {named ? (
        <span>
          Move up to <WholeName>{packageName}</WholeName> for {price}
        </span>
      ) : (
        `Move up for ${price}`
      )}
    </ButtonLink>
  );
}
