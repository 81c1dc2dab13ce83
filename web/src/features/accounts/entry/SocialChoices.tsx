// The two ways in without a password, below either form.
import { Smartphone } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { AuthPlace } from './auth-place.ts';
import { GoogleMark } from './GoogleMark.tsx';

export function SocialChoices({ place: { form, addressOf } }: { place: AuthPlace }) {
  const verb = form === 'signup' ? 'Sign up' : 'Login';
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink
          variant="secondary"
          icon={<GoogleMark />}
          to={addressOf({ form, provider: 'google' })}
          data-keeps-to=""
        >
          {verb} with Google
        </ButtonLink>
        {/* Its steps follow each other on one page: without script there is no such way. */}
        <ButtonLink
          variant="secondary"
          icon={<Smartphone aria-hidden="true" className="size-5" />}
          to={addressOf({ form, provider: 'phone' })}
          className="noscript:hidden"
        >
          {verb} with phone
        </ButtonLink>
      </div>
    </div>
  );
}
