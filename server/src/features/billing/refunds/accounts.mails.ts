// What a member is told of the account to which their money goes back.
import { amountIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

/** Where it is named: by no mail, and by no message. */
export const NAME_ACCOUNT =
  'Please sign in and choose “Name the account” beside this order under Payment Methods. Never send an account number by mail.';

/** Of an order for another part of whose money it was named. */
export const SEE_ACCOUNT =
  'It stands beside this order under Payment Methods, where you can name another one until the money is sent.';

export type Away = 'leaving' | 'suspended';
/** Of whoever is leaving: until the account is erased they can come back. Whoever is suspended reaches no page of their own. */
export const NAME_WHILE_AWAY: Record<Away, string> = {
  leaving:
    'Please sign in, choose “Return”, and then “Name the account” beside this order under Payment Methods. Right after that you can delete your account again: what you named stays sealed until the money has gone. Never send an account number by mail.',
  suspended:
    'Your account is suspended, so you cannot name one yourself: please write to us through “Help and support”, which is open without signing in, and we find the way with you. Never send an account number by mail or by a message.',
};

type Wanted = {
  refundId: string;
  /** How often it was asked for before, and whether nobody writes about it again. */
  nth: number;
  isLast: boolean;
  memberId: string;
  reference: string;
  title: string;
  amountMinor: number;
  currency: string;
  /** Where the order is seen. */
  link: string;
};

const LAST =
  'We do not write about it again. The money stays yours and does not run out, and “Name the account” stays beside the order.';

export const accountWantedNotice = (wanted: Wanted): Notice => {
  const amount = amountIn(wanted);
  const message = `We still do not know to which account ${amount} for ${wanted.title} may go. The money is yours, and waits for it.`;
  return {
    onceKey: `refund:account-wanted:${wanted.refundId}${wanted.nth === 0 ? '' : `:${wanted.nth}`}`,
    category: 'billing',
    memberId: wanted.memberId,
    bell: { type: 'billing', title: 'Where may your money go?', message: `${message} ${NAME_ACCOUNT}` },
    mail: {
      subject: `${amount} waits for an account of yours`,
      preview: message,
      body: [
        message,
        NAME_ACCOUNT,
        ...(wanted.isLast ? [LAST] : []),
        'If you cannot, write to us through “Help and support”, without the number, and we find another way.',
        { facts: [['Order', wanted.reference]] },
      ],
      action: { lead: 'Name the account here:', label: 'Name the account', link: wanted.link },
      always: true,
    },
  };
};

type Named = Pick<Wanted, 'refundId' | 'memberId' | 'reference' | 'title' | 'link'> & {
  bankName: string;
  accountName: string;
  /** The last four digits: enough to know one’s own. */
  ending: string;
  namedAt: Date;
};

export const accountNamedNotice = (named: Named): Notice => {
  const { refundId, memberId, reference, title, bankName, accountName, ending, namedAt, link } = named;
  const message = `What goes back to you for ${title} is sent to the account ending in ${ending}.`;
  return {
    onceKey: `refund:account-named:${refundId}:${namedAt.getTime()}`,
    category: 'billing',
    memberId,
    bell: { type: 'billing', title: 'You named an account', message },
    mail: {
      subject: 'You named an account for your money',
      preview: message,
      body: [
        message,
        'We look at it and send the money there; until then you can name another one. We keep the number sealed until the money has gone, and no longer.',
        'If it was not you, change your password and write to us through “Help and support” at once.',
        {
          facts: [
            ['Bank', bankName],
            ['Account', `ending in ${ending}`],
            ['Name', accountName],
            ['Order', reference],
          ],
        },
      ],
      action: { lead: 'See it, or name another one:', label: 'See it', link },
      always: true,
    },
  };
};
