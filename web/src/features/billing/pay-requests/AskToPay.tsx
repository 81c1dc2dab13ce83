// Asking somebody else to pay an order: the link, the ways to send it, and taking it back.
import type { Order } from '@ijeuwa/contract/billing';
import {
  findPayRequest,
  makePayRequest,
  type PayRequest,
  revokePayRequest,
} from '@ijeuwa/contract/pay-requests';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { orderName } from '../order-name.ts';

const RENEWS = { renews: [findPayRequest] };

export function AskToPay({ order }: { order: Order }) {
  const [request, show] = useState<PayRequest>();
  const make = useChange(makePayRequest, RENEWS);
  const open = () =>
    make.mutate(
      { params: { id: order._id } },
      {
        onSuccess: ({ request: made }) => show(made ?? undefined),
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        busy={make.isPending}
        busyText="Making the link..."
        aria-label={`Ask somebody to pay ${order.item.title}, ${orderName(order)}`}
        onClick={open}
      >
        Ask somebody to pay
      </Button>
      {request && <Link order={order} request={request} onClose={() => show(undefined)} />}
    </>
  );
}

type LinkProps = { order: Order; request: PayRequest; onClose: () => void };

function Link({ order, request: { url }, onClose }: LinkProps) {
  const revoke = useChange(revokePayRequest, RENEWS);
  const amount = formatMoney(order.missing ?? order.total);
  const text = `Could you pay ${amount} for me on Ijeuwa? ${url}`;
  const takeBack = () =>
    revoke.mutate(
      { params: { id: order._id } },
      {
        onSuccess: () => {
          feedback.success('The link no longer works.');
          onClose();
        },
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <Modal
      open
      onClose={onClose}
      title="Ask somebody to pay"
      description="Anybody who opens this link sees your first name, the amount and what it is for, and nothing else about you. They need no account. The link works for as long as this order can be paid."
      footer={
        <>
          <Button variant="secondary" busy={revoke.isPending} busyText="Taking it back..." onClick={takeBack}>
            Take the link back
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="rounded-md bg-paper-2 p-3 text-sm break-all">{url}</p>
        <div className="flex flex-wrap gap-3">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ size: 'sm' })}
          >
            Send by WhatsApp
          </a>
          <CopyButton text={url} label="Copy the link" copiedText="The link is copied" />
        </div>
      </div>
    </Modal>
  );
}
