// Where the links about another address arrive: to use the new one, or to take the old one back. Nothing is done unasked.
import { confirmEmailChange, undoEmailChange } from '@ijeuwa/contract/email-change';
import { WRITE_TO_US } from '@ijeuwa/contract/safety';
import { paths } from '#platform/paths.ts';
import { useChange } from '#platform/queries.ts';
import { renewUser, signedOut, useSession } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';
import { AuthFrame } from './AuthFrame.tsx';

type EmailLinkProps = { token: string };

export function NewEmail({ token }: EmailLinkProps) {
  const { user } = useSession();
  // Elsewhere than in the account nobody is signed in, and the answer says so.
  const confirm = useChange(confirmEmailChange, { onDone: () => void renewUser().catch(signedOut) });
  return (
    <AuthFrame
      heading="Your new email"
      intro={
        confirm.isSuccess
          ? 'You sign in with it from now on, and our mails go there. Every other device is signed out.'
          : 'Press the button, and you sign in with this email from now on. Our mails go there too, and every other device is signed out.'
      }
    >
      {confirm.error && <Notice tone="error">{confirm.error.message}</Notice>}
      {confirm.isSuccess ? (
        <>
          <Notice tone="success">Thank you. This is the email of your account now.</Notice>
          {user && !confirm.data.isOwn && (
            <Notice>
              In this browser you are signed in with another account. Log out of it to sign in with this
              email.
            </Notice>
          )}
          <ButtonLink to={user ? paths.dashboard : paths.auth} wide>
            {user ? 'Go to your dashboard' : 'Login'}
          </ButtonLink>
        </>
      ) : (
        <Button
          wide
          busy={confirm.isPending}
          busyText="One moment..."
          onClick={() => confirm.mutate({ body: { token } })}
        >
          Use this email
        </Button>
      )}
    </AuthFrame>
  );
}

export function OldEmail({ token }: EmailLinkProps) {
  const undo = useChange(undoEmailChange, { onDone: () => void renewUser().catch(signedOut) });
  return (
    <AuthFrame
      heading="Take your email back"
      intro={
        undo.isSuccess
          ? 'Every device is signed out, and the old password no longer works.'
          : 'If you did not change it yourself, press the button. Your account gets this email back, every device is signed out, and the old password stops working.'
      }
    >
      {undo.error && <Notice tone="error">{undo.error.message}</Notice>}
      {undo.isSuccess ? (
        <>
          <Notice tone="success">Your account has this email again. Set a new password to come in.</Notice>
          <ButtonLink to={paths.forgotPassword} wide>
            Set a new password
          </ButtonLink>
        </>
      ) : undo.error?.code === 'expired' ? (
        <a href={WRITE_TO_US} className={buttonLook({ wide: true })}>
          Write to us
        </a>
      ) : (
        <Button
          wide
          busy={undo.isPending}
          busyText="One moment..."
          onClick={() => undo.mutate({ body: { token } })}
        >
          Take it back
        </Button>
      )}
    </AuthFrame>
  );
}
