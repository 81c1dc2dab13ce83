// What a person's menu offers of being a couple: to say it, or to end it; each asks first, in a sheet of its own.
import { HeartHandshake } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MenuItem } from '#ui/Menu.tsx';
import { useCoupleTie } from './couples.queries.ts';
import { EndCoupleModal } from './EndCoupleModal.tsx';
import { SayCoupleModal } from './SayCoupleModal.tsx';

type CoupleMenu = { items: readonly MenuItem[]; sheets: ReactNode };

/** While one of the two has said it and the other has not, the strip under their name asks. */
export const useCoupleMenu = (matchId: string, name: string): CoupleMenu => {
  const found = useCoupleTie(matchId);
  const [asked, setAsked] = useState<'say' | 'end'>();
  const item = (label: string, what: 'say' | 'end'): MenuItem => ({
    label,
    icon: <HeartHandshake aria-hidden="true" />,
    onSelect: () => setAsked(what),
  });
  const of = { matchId, name, onClose: () => setAsked(undefined) };
  const items =
    found?.tie?.state === 'together'
      ? [item('No longer a couple', 'end')]
      : found && !found.tie
        ? [item('We are a couple', 'say')]
        : [];
  return {
    items,
    sheets: (
      <>
        <SayCoupleModal {...of} answers={false} open={asked === 'say'} />
        <EndCoupleModal {...of} open={asked === 'end'} />
      </>
    ),
  };
};
