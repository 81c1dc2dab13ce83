// Whether a line of a statement may be confirmed, and whether the money is in by it.
import type { Confirmed } from '@ijeuwa/contract/transfers';
import { AppError } from '#platform/app-error.ts';
import { isReversal } from './narration.rules.ts';
import type { WaitingTransfer } from './waiting-transfers.ts';

/** Whether the money is in, whatever it is for. */
export const hasCome = ({ paid, refundDue, missing }: Confirmed): boolean =>
  paid || refundDue || missing !== null;

type Said = { state: string; transferId: string | null; narration: string };
/** Nothing is confirmed by a line that is settled, or by money that is gone again. */
export const refuseWhatIsGone = (line: Said, transfer: WaitingTransfer, isTakenBack: boolean): void => {
  const isRepeated = line.state === 'confirmed' && line.transferId === transfer.id;
  if (line.state !== 'open' && !isRepeated)
    throw new AppError('conflict', 'Somebody has dealt with this line already. It is no longer on the list.');
  if (isTakenBack) throw new AppError('conflict', 'The bank took this money back: it pays for nothing.');
  if (isReversal(line.narration))
    throw new AppError('conflict', 'This is money that the bank gives back: it pays for nothing.');
};
