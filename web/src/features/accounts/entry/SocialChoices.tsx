// The two ways in without a password, below either form.
import { Smartphone } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import type { AuthForm, AuthProvider } from './auth-place.ts';
import { GoogleMark } from './GoogleMark.tsx';

type SocialChoicesProps = { form: AuthForm; onChoose: (provider: AuthProvider) => void };

export function SocialChoices({ form, onChoose }: SocialChoicesProps) {
  const verb = form === 'signup' ? 'Sign up' : 'Login';
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" icon={<GoogleMark />} onClick={() => onChoose('google')}>
          {verb} with Google
        </Button>
        <Button
          variant="secondary"
          icon={<Smartphone aria-hidden="true" className="size-5" />}
          onClick={() => onChoose('phone')}
        >
          {verb} with phone
        </Button>
      </div>
    </div>
  );
}
