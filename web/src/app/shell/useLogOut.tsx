// Logging out: likes on their way leave first, and whoever has messages that were not sent is asked once.
import { logOut } from '@ijeuwa/contract/accounts';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { useChange } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { closeSocket, openSocket } from '#platform/socket.ts';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { countUnsent } from '../../features/chat/outbox.ts';
import { listUnsent } from '../../features/live-chat/unsent.ts';
import { sendLikes } from '../../features/matching/likes.ts';
import { forgetMember } from './shell.queries.ts';

const LIKES_MAY_TAKE_MS = 3_000;

/** Spec 4: logout closes the socket, and clears the local user only when the server agreed. `asks` belongs on the screen. */
export const useLogOut = (to: string = `${paths.landing}#logged-out`) => {
  const { _id } = useMember();
  const [unsent, setUnsent] = useState(0);
  const { mutate, isPending } = useChange(logOut, {
    onDone: () => {
      forgetMember();
      // A fresh page: nothing of this member stays in memory for whoever holds the device next.
      window.location.assign(to);
    },
  });
  const leave = async () => {
    setUnsent(0);
    await Promise.race([sendLikes(_id), new Promise((go) => setTimeout(go, LIKES_MAY_TAKE_MS))]);
    // Its end would have this page ask whose session it is, which is nobody’s by then.
    closeSocket();
    mutate(
      {},
      {
        onError: (error) => {
          void openSocket(_id);
          feedback.error(error.message);
        },
      },
    );
  };
  const start = () => {
    const waiting = countUnsent(_id) + listUnsent(_id).length;
    if (waiting > 0) setUnsent(waiting);
    else void leave();
  };
  const asks = (
    <ConfirmModal
      open={unsent > 0}
      title={unsent === 1 ? 'One message has not been sent' : `${unsent} messages have not been sent`}
      confirmLabel="Log out"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => void leave()}
      onClose={() => setUnsent(0)}
    >
      What you wrote waits on this device alone. If you log out now, it is gone. Log out anyway?
    </ConfirmModal>
  );
  return { start, isPending, asks };
};
