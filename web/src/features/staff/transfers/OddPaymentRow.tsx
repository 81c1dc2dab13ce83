// One payment that does not fit: what came, why it stands here, and what can be done about it.
import { closeOddPayment, type OddPayment } from '@ijeuwa/contract/transfers';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Button } from '#ui/Button.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { lapsedWords } from '../lapsed-words.ts';
import { useMayCall } from '../staff-session.ts';
import { oddWords, saidNeverCameWords } from './transfer-words.ts';

type OddPaymentRowProps = {
  payment: OddPayment;
  onSendBack: () => void;
  onClose: () => void;
  onNeverCame: () => void;
};

export function OddPaymentRow({ payment, onSendBack, onClose, onNeverCame }: OddPaymentRowProps) {
  const { reference, receivedAt, amount, member, title, toSendBack, isOwed, isAsked, closed } = payment;
  const { outcome, saidNeverCame, lapsed } = payment;
  const waitsForSecond = !closed && saidNeverCame !== null;
  const mayAct = useMayCall(closeOddPayment);
  const came = amount ? `${formatMoney(amount)}. ` : '';
  const whose = member ? `${title ? `${title} for ` : ''}${member.name}. ` : '';
  const facts = `${came}${whose}${oddWords(payment)}. ${formatDateTime(receivedAt, HOME_ZONE)}`;
  const ended =
    (waitsForSecond && saidNeverCameWords(saidNeverCame)) ||
    lapsedWords(lapsed) ||
    (isAsked && 'Asked for: somebody else approves it, under “Refunds”') ||
    (closed &&
      `Closed ${formatDateTime(closed.at, HOME_ZONE)}${closed.by && ` by ${closed.by}`}: ${closed.reason}${isOwed ? '. It is owed all the same' : ''}`);
  return (
    <ListRow
      title={reference}
      detail={ended ? `${facts}. ${ended}` : facts}
      end={
        mayAct &&
        (toSendBack || !closed) && (
          <span className="flex flex-wrap justify-end gap-2 max-sm:pb-2.5">
            {toSendBack && (
              <Button size="sm" aria-label={`Send back ${reference}`} onClick={onSendBack}>
                Send back
              </Button>
            )}
            {!closed && outcome === 'never_seen' && saidNeverCame !== 'me' && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`It never came: ${reference}`}
                onClick={onNeverCame}
              >
                It never came
              </Button>
            )}
            {!closed && !toSendBack && !isAsked && (
              <Button size="sm" variant="secondary" aria-label={`Close ${reference}`} onClick={onClose}>
                Close
              </Button>
            )}
          </span>
        )
      }
    />
  );
}
