// /forgot-password: asks for a reset link, and takes the new password of somebody who followed one.
import { Link, useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';

export default function ForgotPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const title = token ? 'Choose a new password' : 'Forgot your password?';
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col gap-5 px-(--gutter) py-8 sm:py-16">
      <title>{`${title} · Ijeuwa`}</title>
      <h1 className="text-[min(1.875rem,12vw)]">{title}</h1>
      {token ? <NewPasswordForm token={token} /> : <ResetRequestForm />}
      <Link
        to={paths.auth}
        className="inline-flex min-h-11 items-center self-center font-semibold text-wine underline"
      >
        Back to Login
      </Link>
    </div>
  );
}
