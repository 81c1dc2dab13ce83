// Before being a couple ends: what ends with it, and what stays.
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { firstNameOf } from '#ui/format.ts';
import { useEndCouple } from './couples.queries.ts';

type EndCoupleModalProps = { matchId: string; name: string; open: boolean; onClose: () => void };

export function EndCoupleModal({ matchId, name, open, onClose }: EndCoupleModalProps) {
  const end = useEndCouple();
  const first = firstNameOf(name);
  const close = () => {
    end.reset();
    onClose();
  };
  return (
    <ConfirmModal
      open={open}
      title={`You and ${first} are a couple no longer?`}
      confirmLabel="Yes, end it"
      cancelLabel="Stay a couple"
      tone="danger"
      busy={end.isPending}
      busyText="One moment..."
      onClose={close}
      onConfirm={() => end.mutate({ params: { matchId } }, { onSuccess: close })}
    >
      <div className="flex flex-col gap-3">
        <p>
          It ends for both of you at once. You need no reason. {first} is told that it has ended, kindly and
          once; nobody else is.
        </p>
        <ul className="marks-diamond flex flex-col gap-2">
          <li>A session to come that one of you booked for both stays theirs alone.</li>
          <li>What you released of the questionnaire is hidden at once. Your own answers stay yours.</li>
          <li>Your match and your conversation stay.</li>
        </ul>
        {end.error && (
          <p role="alert" className="text-danger">
            {end.error.message}
          </p>
        )}
      </div>
    </ConfirmModal>
  );
}
