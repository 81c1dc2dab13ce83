// What somebody was asked to pay for another: the amount, the first name, what for, and the ways to pay.
import { type AskedFor, openPayRequest } from '@ijeuwa/contract/pay-requests';
import { WRITE_TO_US } from '@ijeuwa/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { type ApiError, call } from '#platform/api.ts';
import { keyOf } from '#platform/queries.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { PayWays } from './PayWays.tsx';

const ASKED_EVERY_MS = 10_000;
/** A provider writes one of them into the address when it sends the payer back. */
const RETURNED = ['reference', 'token'];

export function PayRequestScreen() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery<AskedFor, ApiError>({
    queryKey: keyOf(openPayRequest, { params: { token } }),
    queryFn: ({ signal }) => call(openPayRequest, { params: { token } }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? ASKED_EVERY_MS : false),
  });
  if (data) return <Asked token={token} asked={data} onStale={() => void refetch()} />;
  const isGone = error?.code === 'not_found' || error?.code === 'invalid';
  return (
    <Page title="A request to pay" back={false} width="narrow">
      {!error && <SkeletonRows rows={2} faces={false} label="Opening the request..." />}
      {error && isGone && (
        <Notice tone="info" title="This link does not work.">
          It was cancelled, or a part of it is missing. Please ask the person who sent it for a new one.
        </Notice>
      )}
      {error && isGone && <WriteToUs />}
      {error && !isGone && (
        <ErrorState
          title="The request did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

/** Whoever stands here has no account with us, and may have sent money. */
function WriteToUs() {
  return (
    <a href={WRITE_TO_US} className={buttonLook({ variant: 'secondary', className: 'self-start' })}>
      Write to us
    </a>
  );
}

type AskedProps = { token: string; asked: AskedFor; onStale: () => void };

function Asked({ token, asked, onStale }: AskedProps) {
  const { state, firstName, what, amount, rest, until, methods, declined, receipt } = asked;
  const [address] = useSearchParams();
  const who = firstName || 'Somebody';
  if (state === 'paid')
    return (
      <Page title="This is paid" back={false} width="narrow">
        <Notice tone="success" title="Thank you.">
          {what ? `${what} for ${who} is paid.` : 'It is paid.'} Nothing more is needed
          {receipt ? '.' : ', and this page can be closed.'}
        </Notice>
        {receipt && (
          <Card as="section" tone="quiet" aria-label="Your receipt">
            <p>
              Keep this address. It shows that {formatMoney(amount)} was received
              {rest && `, the whole price, ${formatMoney(rest)} of it since this link was made`}:
            </p>
            <p className="wrap-anywhere">
              <a href={receipt} className="text-wine underline">
                {receipt}
              </a>
            </p>
          </Card>
        )}
      </Page>
    );
  if (state === 'closed')
    return (
      <Page title="This is not needed any more" back={false} width="narrow">
        <Notice tone="info" title="Please send nothing.">
          Whoever asked you has closed their account with us. If you have sent money for this already, all of
          it goes back by itself: to the card or the PayPal account that you paid with, or to the bank account
          that your transfer came from. If it is not there after two weeks, please write to us, with the
          reference of your payment.
        </Notice>
        <WriteToUs />
      </Page>
    );
  if (state === 'over')
    return (
      <Page title="This can no longer be paid" back={false} width="narrow">
        <Notice tone="info" title="Its time has run out, or it was given up.">
          Please send nothing. {who} can order {what} again and send you another link.
        </Notice>
        <WriteToUs />
      </Page>
    );
  return (
    <Page title={`${who} asks you to pay`} tab="A request to pay" back={false} width="narrow">
      <Card as="section" tone="quiet" aria-label="What is asked">
        <p className="font-serif text-3xl font-semibold">{formatMoney(amount)}</p>
        <p className="wrap-anywhere text-ink-2">
          for {what} on Ijeuwa, a service for people who wish to marry.
          {until && ` It can be paid until ${formatDateTime(until)}.`}
        </p>
      </Card>
      {declined && (
        <Notice tone="error" title="The payment was declined.">
          Nothing was charged. You can try again, with another card or in another way.
        </Notice>
      )}
      {!declined && RETURNED.some((name) => address.has(name)) && (
        <Notice tone="info" title="We are asking the payment provider.">
          If you paid, this page says so within a minute: please do not pay again before. If you did not, you
          can go on.
        </Notice>
      )}
      <PayWays token={token} amount={amount} methods={methods} onStale={onStale} />
    </Page>
  );
}
