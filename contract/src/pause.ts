// A card that its owner takes out of sight for a while; showing it again is `activateCard`.
import { endpoint } from './endpoint.ts';
import { MatchCard } from './matching.ts';

export const pauseCard = endpoint({
  method: 'POST',
  path: '/api/match-card/pause',
  access: 'member',
  summary:
    'Pauses a card that is shown: nobody new sees it, matches stay. Repeating it changes nothing; 409 for a card that is not shown.',
  answer: MatchCard,
});
