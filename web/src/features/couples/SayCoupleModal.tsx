// Before one says that the two are a couple, or says so too: what follows, who hears of it, and how it ends.
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { firstNameOf } from '#ui/format.ts';
import { useSayCouple } from './couples.queries.ts';

type SayCoupleModalProps = {
  matchId: string;
  /** Of the other. */
  name: string;
  /** The other has said it; else it is said first. */
  answers: boolean;
  open: boolean;
  onClose: () => void;
};

export function SayCoupleModal({ matchId, name, answers, open, onClose }: SayCoupleModalProps) {
  const say = useSayCouple();
  const first = firstNameOf(name);
  const close = () => {
    say.reset();
    onClose();
  };
  return (
    <ConfirmModal
      open={open}
      title={answers ? `Are you and ${first} a couple?` : `Tell ${first} that you are a couple?`}
      confirmLabel={answers ? 'Yes, we are' : `Tell ${first}`}
      cancelLabel="Not yet"
      busy={say.isPending}
      busyText="One moment..."
      onClose={close}
      onConfirm={() => say.mutate({ params: { matchId } }, { onSuccess: close })}
    >
      <div className="flex flex-col gap-3">
        {!answers && (
          <p>
            {first} is asked. You two are a couple here only once {first} says so too.
          </p>
        )}
        <p>
          Then you can book a session together, and each of you can answer a questionnaire about the two of
          you.
        </p>
        <p>
          Nobody else among the members is told. If one of our matchmakers searches for you, they see that you
          are in a couple, and not with whom.
        </p>
        <p>Either of you can end it at any time, at once. Your match and your conversation stay.</p>
        {say.error && (
          <p role="alert" className="text-danger">
            {say.error.message}
          </p>
        )}
      </div>
    </ConfirmModal>
  );
}
