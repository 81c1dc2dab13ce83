// The number in full, before a code leaves: a national number is another person's in another country.
import { beginPhone } from '@ijeuwa/contract/sign-up';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAuthForm } from '../useAuthForm.ts';
import type { Reached } from './PhoneForm.tsx';

type NumberCheckProps = {
  reached: Reached;
  onSent: (challenge: string) => void;
  onAgain: () => void;
};

// Spec 9: the provider flow's second step is seen so long.
const SENDING_SHOWN_MS = 1000;

export function NumberCheck({ reached, onSent, onAgain }: NumberCheckProps) {
  const { problem, busy, form } = useAuthForm({
    endpoint: beginPhone,
    toBody: () => reached,
    onDone: ({ challenge }) => onSent(challenge),
    shownMs: SENDING_SHOWN_MS,
  });
  return (
    <form {...form} aria-label="Check the number" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <p>
        Is this your number?
        <strong className="block py-2 font-serif text-2xl font-semibold wrap-anywhere">
          {reached.phoneNumber}
        </strong>
        <span className="text-ink-2 wrap-anywhere">The code goes there and to {reached.email}.</span>
      </p>
      <div className="flex flex-col gap-3">
        {/* The step before ended with a press; what it led to is what comes next. */}
        <Button type="submit" wide busy={busy} busyText="Sending..." autoFocus>
          Send code
        </Button>
        <Button variant="quiet" wide onClick={onAgain}>
          Change phone number
        </Button>
      </div>
    </form>
  );
}
