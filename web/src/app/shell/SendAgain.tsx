// Has the mail that confirms an email sent once more; beside whatever asks for it.
import { feedback } from '#ui/feedback.ts';
import { useResendVerification } from '../../features/accounts/accounts.queries.ts';

export function SendAgain({ className }: { className: string }) {
  const again = useResendVerification();
  const send = () =>
    again.mutate(
      {},
      {
        onSuccess: () => feedback.success('Sent. Look for our mail in your inbox.'),
        onError: (error) => feedback.error(error.message),
      },
    );
  return (
    <button type="button" className={className} disabled={again.isPending} onClick={send}>
      {again.isPending ? 'Sending...' : 'Send again'}
    </button>
  );
}
