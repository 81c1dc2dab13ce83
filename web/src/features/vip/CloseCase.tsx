// The end of a case, by its member: below all that it offers, and asked about first.
import { closeVip, findVip, type VipCase, type VipView } from '@ijeuwa/contract/vip';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { goesOnWords } from './vip-words.ts';

const NOT_PAID: Record<'package' | 'introductions' | 'none', string> = {
  package: 'Your package stays as it is. While it runs, you can open your case again.',
  introductions: 'Your package stays as it is. While it runs, you can open your case again.',
  none: 'It can be opened again at any time.',
};

/** Of those whom the case has brought: who is there still, and who is not. */
const whoStays = (proposals: VipCase['proposals']): string[] => [
  ...(proposals.some(({ state }) => state === 'offered' || state === 'asked')
    ? ['Whoever has not answered yet, or waits for your answer, is asked no more.']
    : []),
  ...(proposals.some(({ state }) => state === 'matched') ? ['Whom you met stays among your matches.'] : []),
];

type CloseCaseProps = { one: VipCase; included: VipView['included'] };

export function CloseCase({ one: { givesBack, ground, proposals }, included }: CloseCaseProps) {
  const [closing, setClosing] = useState(false);
  const close = useChange(closeVip, { renews: [findVip] });
  // What was paid for ends, and what comes with the package goes on.
  const goesOn = ground === 'payment' ? included : null;
  const what = goesOn ? 'what I paid for' : 'my case';
  const end = () =>
    close.mutate(
      { body: { ground, givesBack } },
      {
        onSuccess: () =>
          void feedback.success(
            [
              goesOn ? 'What you paid for is closed.' : 'Your case is closed.',
              ...(givesBack ? ['What you paid goes back to you.'] : []),
              ...(goesOn ? [goesOnWords(goesOn)] : []),
            ].join(' '),
          ),
        onError: ({ message }) => feedback.error(message),
        onSettled: () => setClosing(false),
      },
    );
  return (
    <>
      <Button variant="quiet" size="sm" className="self-start" onClick={() => setClosing(true)}>
        Close {what}
      </Button>
      <ConfirmModal
        open={closing}
        title={goesOn ? 'Close what you paid for?' : 'Close your case?'}
        confirmLabel={`Close ${what}`}
        tone="danger"
        busy={close.isPending}
        onConfirm={end}
        onClose={() => setClosing(false)}
      >
        {[
          ground !== 'payment'
            ? NOT_PAID[ground ?? 'none']
            : givesBack
              ? 'Nobody was proposed since you paid: what you paid goes back to you.'
              : 'People were proposed since you paid: what you paid does not go back.',
          ...(goesOn ? [goesOnWords(goesOn)] : whoStays(proposals)),
        ].join(' ')}
      </ConfirmModal>
    </>
  );
}
