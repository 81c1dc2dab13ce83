// Begins linking a Google account: the proof of the owner, then Google itself.

import { beginGoogleLink } from '@ijeuwa/contract/identities';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { GoogleMark } from '../entry/GoogleMark.tsx';
import { useAuthForm } from '../useAuthForm.ts';
import { ProofFields, type Ways } from './ProofFields.tsx';
import { proofOf } from './proof-of.ts';

type LinkGoogleFormProps = { ways: Ways; onLeave?: (to: string) => void };

/** Another server answers there, so the browser goes itself. */
const leaveTo = (to: string) => window.location.assign(to);

export function LinkGoogleForm({ ways, onLeave = leaveTo }: LinkGoogleFormProps) {
  const { field, problem, busy, form } = useAuthForm({
    endpoint: beginGoogleLink,
    toBody: (values) => ({ proof: proofOf(ways, values) }),
    onDone: ({ to }) => onLeave(to),
  });
  return (
    <form {...form} aria-label={places.google.name} className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <p>Anybody with this Google account can sign in as you, so please confirm that it is you.</p>
      <ProofFields ways={ways} field={field} />
      <Button type="submit" className="self-start" busy={busy} busyText="Opening Google...">
        <GoogleMark />
        Link a Google account
      </Button>
    </form>
  );
}
