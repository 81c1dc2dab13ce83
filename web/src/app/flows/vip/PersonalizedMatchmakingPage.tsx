// VIP matchmaking, with the photos of whoever is proposed, its payment, and what became of it.
import { findVip } from '@ijeuwa/contract/vip';
import { paths } from '#platform/paths.ts';
import { renew } from '#platform/queries.ts';
import { ReturnedOrder } from '../../../features/billing/checkout/ReturnedOrder.tsx';
import { useReturned } from '../../../features/billing/checkout/useReturned.ts';
import { CardPhotos } from '../../../features/matching/lists/CardPhotos.tsx';
import { PersonalizedMatchmakingScreen } from '../../../features/vip/PersonalizedMatchmakingScreen.tsx';
import { payServiceAt } from '../services/pay-service.tsx';

const returnPath = paths.personalizedMatchmaking;
const pay = payServiceAt(returnPath);

export default function PersonalizedMatchmakingPage() {
  const { named } = useReturned();
  return (
    <PersonalizedMatchmakingScreen
      pay={pay}
      returned={<ReturnedOrder returnPath={returnPath} onPaid={() => void renew(findVip)} />}
      paysAlready={named !== undefined}
      photos={(card) => <CardPhotos person={card} />}
    />
  );
}
