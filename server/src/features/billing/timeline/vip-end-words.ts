// What has become of VIP that was paid for, in the line of time of its order.
import type { PaidEnd } from '@ijeuwa/contract/vip';

const BECAUSE: Record<Exclude<PaidEnd, 'member'>, string> = {
  left: 'It ended as the account was being closed.',
  months: 'Its time was over.',
  suspension: 'The account was suspended for long, so it ended.',
  refunded: 'What was paid went back, so it ended.',
  charged_back: 'What was paid is no longer with us, so it ended.',
};

type End = { because: PaidEnd; askedBack: boolean; goesOn: boolean };
export const vipEndWords = ({ because, askedBack, goesOn }: End, forStaff: boolean): string => {
  const who = forStaff ? 'Its member' : 'You';
  const money = askedBack
    ? ['Nobody had been proposed since it was paid, so all of it was asked back.']
    : because === 'refunded' || because === 'charged_back'
      ? []
      : ['People had been proposed since it was paid, so nothing goes back.'];
  return [
    because === 'member' ? `${who} closed it.` : BECAUSE[because],
    ...money,
    ...(goesOn ? ['What the package has of matchmaking goes on.'] : []),
  ].join(' ');
};
