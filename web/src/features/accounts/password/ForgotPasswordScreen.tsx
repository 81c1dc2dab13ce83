// /forgot-password: asks for a reset link, and takes the new password of somebody who followed one.
import { readPasswordAddress } from '@ijeuwa/contract/entry';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { NewPasswordForm, PasswordSaved } from './NewPasswordForm.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';

export default function ForgotPasswordScreen() {
  const [search] = useSearchParams();
  const { token, done } = readPasswordAddress(search);
  const title = token || done === 'saved' ? 'Choose a new password' : 'Forgot your password?';
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col gap-5 px-(--gutter) py-5 sm:py-16">
      <title>{`${title} · Ijeuwa`}</title>
      <h1 className="text-[min(1.875rem,12vw)]">{title}</h1>
      <Form token={token} done={done} />
      <Link
        to={paths.auth}
        className="inline-flex min-h-11 items-center self-center font-semibold text-wine underline"
      >
        Back to Login
      </Link>
    </div>
  );
}

/** `done`: where somebody is led whose form was posted without script. */
function Form({ token, done }: ReturnType<typeof readPasswordAddress>) {
  if (done === 'saved') return <PasswordSaved />;
  if (done === 'sent' || !token) return <ResetRequestForm sent={done === 'sent'} />;
  return <NewPasswordForm token={token} />;
}
