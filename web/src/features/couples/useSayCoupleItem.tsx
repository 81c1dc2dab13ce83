// The item of a person's menu by which one says that the two are a couple; none once it has been said.
import { HeartHandshake } from 'lucide-react';
import { feedback } from '#ui/feedback.ts';
import type { MenuItem } from '#ui/Menu.tsx';
import { useCoupleTie, useSayCouple } from './couples.queries.ts';

export const useSayCoupleItem = (matchId: string): MenuItem[] => {
  const found = useCoupleTie(matchId);
  const say = useSayCouple();
  if (!found || found.tie) return [];
  return [
    {
      label: 'We are a couple',
      icon: <HeartHandshake aria-hidden="true" />,
      onSelect: () =>
        say.mutate({ params: { matchId } }, { onError: ({ message }) => feedback.error(message) }),
    },
  ];
};
