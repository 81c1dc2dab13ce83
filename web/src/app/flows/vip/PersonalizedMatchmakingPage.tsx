// VIP matchmaking, with the photos of whoever is proposed, its payment, and what became of it.
import { paths } from '#platform/paths.ts';
import { useReturned } from '../../../features/billing/checkout/useReturned.ts';
import { CardPhotos } from '../../../features/matching/lists/CardPhotos.tsx';
import { PersonalizedMatchmakingScreen } from '../../../features/vip/PersonalizedMatchmakingScreen.tsx';
import { payServiceAt, returnedOrderAt } from '../services/pay-service.tsx';

const pay = payServiceAt(paths.personalizedMatchmaking);

export default function PersonalizedMatchmakingPage() {
  const { named } = useReturned();
  return (
    <PersonalizedMatchmakingScreen
      pay={pay}
      returned={returnedOrderAt(paths.personalizedMatchmaking)}
      paysAlready={named !== undefined}
      photos={(card) => <CardPhotos person={card} />}
    />
  );
}
