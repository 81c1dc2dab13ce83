// Going to Google: what will happen there, and the way there and back.
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { AgreementLine } from './AgreementLine.tsx';
import type { AuthPlace } from './auth-place.ts';
import { GoogleMark } from './GoogleMark.tsx';

export function GoogleFlow({ place: { form, to, addressOf } }: { place: AuthPlace }) {
  const search = new URLSearchParams({ mode: form, ...(to ? { to } : {}) });
  return (
    <section aria-label="Google" className="flex flex-col gap-5">
      <ol className="marks-diamond flex flex-col gap-2">
        <li>Google asks for your email and makes sure that it is you.</li>
        <li>You allow Ijeuwa to see your name and email, and nothing else.</li>
        <li>You come back here, signed in. We never see your Google password.</li>
      </ol>
      {form === 'signup' && <AgreementLine />}
      <div className="flex flex-col gap-3">
        {/* Another server answers there, so the browser goes itself. */}
        <a href={`/api/auth/google?${search}`} data-keeps-to="" className={buttonLook({ wide: true })}>
          <GoogleMark />
          Continue with Google
        </a>
        <ButtonLink variant="quiet" wide to={addressOf({ form })} data-keeps-to="">
          Cancel
        </ButtonLink>
      </div>
    </section>
  );
}
