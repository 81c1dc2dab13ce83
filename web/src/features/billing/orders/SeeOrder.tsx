// The way to one order among one’s own.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export function SeeOrder({ id }: { id: string }) {
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      to={`${paths.billingProcess}?${new URLSearchParams({ see: id })}`}
    >
      See its order
    </ButtonLink>
  );
}
