// Spec 8: a list of matches that cannot be loaded is cleared, and told with the server's words.
import { listMatches } from '@ijeuwa/contract/matching';
import { asApiError } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { feedback } from '#ui/feedback.ts';

/** Without a network what is known stays, and the shell says that there is none. */
const SAID_ELSEWHERE = ['offline', 'not_signed_in'];

export const watchMatches = () =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (event.query.queryKey[0] !== listMatches.path) return;
    const { code, message } = asApiError(event.query.state.error);
    if (SAID_ELSEWHERE.includes(code)) return;
    event.query.setState({ data: undefined });
    feedback.error(message);
  });
