// What staff do about one refund, with the reason.
import {
  approveRefund,
  giveUpRefund,
  listRefunds,
  noteRefundSent,
  type Refund,
  refuseRefund,
  retryRefund,
  takeUpRefund,
} from '@ijeuwa/contract/refunds';
import { listOddPayments } from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { ReasonModal } from '../ReasonModal.tsx';
import { BANK_HINT } from '../transfers/transfer-words.ts';
import { AccountFacts, renewAccounts, useSeenAccount } from './NamedAccountModal.tsx';
import { boughtWords, factsOf, goesOn, type RefundAct } from './refund-words.ts';
import { UsedOfOrder } from './UsedOfOrder.tsx';

type Act = Exclude<RefundAct, 'look' | 'check'>;
type RefundActModalProps = { refund: Refund; act: Act; onClose: () => void };

const ofOrder = 'With the whole of an order, what it gave ends at once.';
/** Nobody sends alone: not who asked, nor who approved what nobody of the staff has asked for. */
const BY_HAND = `From now on this money is owed; nothing is sent yet. Somebody of finance sends it from our bank by hand and notes that it was sent, once the member has named an account where we asked for one: not who asked for it, and where a rule asked for it, not you. ${ofOrder}`;
const WORDS = {
  approve: {
    act: approveRefund,
    title: 'Approve',
    submit: 'Approve',
    text: `From now on this money is owed, and the provider is asked to send it. ${ofOrder}`,
    done: 'It is approved.',
  },
  takeUp: {
    act: takeUpRefund,
    title: 'Take up',
    submit: 'Take it up',
    text: 'You go on with it in their place, and are the first of two. Nothing is sent before somebody else acts.',
    done: 'You have taken it up. Somebody else goes on with it.',
  },
  refuse: {
    act: refuseRefund,
    title: 'Refuse',
    submit: 'Do not send it back',
    text: 'No money moves. If they asked for it, write below why not: they read it by mail, with whom to write to.',
    done: 'It is refused.',
  },
  sent: {
    act: noteRefundSent,
    title: 'Note as sent',
    submit: 'The money was sent',
    text: 'First send the money back at the bank. If they are still a member, we tell them then.',
    done: 'It is sent back.',
  },
  retry: {
    act: retryRefund,
    title: 'Try again',
    submit: 'Try again',
    text: 'The provider is asked what it has first, so that nothing is sent twice.',
    done: 'It is tried again.',
  },
  account: {
    act: retryRefund,
    title: 'Send to an account',
    submit: 'Send it there',
    text: 'To the bank account that the member named. Its number goes to the provider, and is not kept here.',
    done: 'It is sent there.',
  },
  giveUp: {
    act: giveUpRefund,
    title: 'Give up',
    submit: 'Send it from the bank',
    text: 'The provider is asked no more. The money stays owed: it is approved anew, and sent from our bank by hand.',
    done: 'It waits to be approved and sent from the bank.',
  },
} as const;

export function RefundActModal({ refund, act, onClose }: RefundActModalProps) {
  const words = WORDS[act];
  const isToAccount = act === 'account';
  const isNamed = act === 'sent' && refund.account === 'named';
  const account = useSeenAccount(refund, isNamed).data?.account;
  return (
    <ReasonModal
      title={`${words.title}: ${formatMoney(refund.amount)}`}
      description={`${refund.reference}: ${boughtWords(refund)} ${factsOf(refund)}`}
      told={
        act === 'approve'
          ? {
              tone: 'warning',
              text: `${refund.byHand ? BY_HAND : words.text}${goesOn(refund.restores)}`,
            }
          : { tone: 'info', text: words.text }
      }
      submit={words.submit}
      busyText="Noting it..."
      act={words.act as typeof retryRefund}
      hint={act === 'sent' ? BANK_HINT : undefined}
      id={refund._id}
      renews={[listRefunds, listOddPayments]}
      asked={
        act === 'approve' && refund.of === 'order'
          ? () => <UsedOfOrder reference={refund.reference} />
          : isToAccount
            ? (field) => (
                <>
                  <NumberInput label="Number of the bank" {...field('account.bankCode')} maxLength={9} />
                  <NumberInput label="Account number" {...field('account.accountNumber')} maxLength={10} />
                </>
              )
            : act === 'refuse'
              ? (field) => (
                  <TextArea
                    label="Why, in words for the member"
                    {...field('told')}
                    optional
                    rows={3}
                    maxLength={500}
                    hint="Empty: they are told nothing."
                  />
                )
              : isNamed
                ? () => account && <AccountFacts account={account} />
                : undefined
      }
      toBody={
        isToAccount
          ? (values) => ({
              reason: values.reason,
              account: {
                bankCode: values['account.bankCode'],
                accountNumber: values['account.accountNumber'],
              },
            })
          : act === 'refuse'
            ? ({ reason, told }) => ({ reason, ...(told && { told }) })
            : isNamed
              ? ({ reason }) => ({ reason, ...(account && { seen: account.seen }) })
              : undefined
      }
      onFailed={isNamed ? renewAccounts : undefined}
      onDone={() => {
        feedback.success(`${refund.reference}: ${words.done}`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
