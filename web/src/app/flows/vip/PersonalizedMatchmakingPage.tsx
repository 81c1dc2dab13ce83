// VIP matchmaking, its payment, and what became of it.
import { paths } from '#platform/paths.ts';
import { PersonalizedMatchmakingScreen } from '../../../features/vip/PersonalizedMatchmakingScreen.tsx';
import { payServiceAt, returnedOrderAt } from '../services/pay-service.tsx';

const pay = payServiceAt(paths.personalizedMatchmaking);

export default function PersonalizedMatchmakingPage() {
  return (
    <PersonalizedMatchmakingScreen pay={pay} returned={returnedOrderAt(paths.personalizedMatchmaking)} />
  );
}
