// What of a member the role shows: the account, the orders, the reports.

import type { MemberOrder, MemberView } from '@ijeuwa/contract/members';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { countOfReports, DECISION_WORDS } from '../reports/report-words.ts';
import { factsOf, METHOD_WORDS, ORDER_WORDS, STATE_WORDS } from './member-words.ts';

export function MemberParts({ seen: { member, account, orders, reports } }: { seen: MemberView }) {
  return (
    <div className="flex flex-col gap-6 break-words">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <Badge tone={STATE_WORDS[member.state].tone}>{STATE_WORDS[member.state].words}</Badge>
        Since {formatDate(member.joinedAt, HOME_ZONE)}
        <span className="font-mono text-xs break-all">{member._id}</span>
        <CopyButton text={member._id} label="Copy the id" copiedText="The id is copied." variant="quiet" />
      </div>
      {account && (
        <Part title="Account">
          <FactList facts={factsOf(account)} />
        </Part>
      )}
      {orders && (
        <Part title="Orders">
          <Orders orders={orders} />
          <SectionLink to={`${paths.staff}/books/why?member=${member._id}`}>
            Why they have what they have
          </SectionLink>
          <SectionLink to={`${paths.staff}/books/agreements?member=${member._id}`}>Renewals</SectionLink>
        </Part>
      )}
      {reports && (
        <Part title="Reports">
          <Reports reports={reports} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <SectionHeading level={3}>{title}</SectionHeading>
      {children}
    </section>
  );
}

function Orders({ orders }: { orders: readonly MemberOrder[] }) {
  if (orders.length === 0) return <p className="text-ink-2">No order yet.</p>;
  return (
    <ul>
      {orders.map((one) => (
        <li key={one._id} className="border-t border-line py-2.5 first:border-t-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">
              {one.title}, {formatMoney(one.total)}
            </span>
            <Badge tone={one.status === 'paid' ? 'leaf' : 'neutral'}>{ORDER_WORDS[one.status]}</Badge>
          </p>
          <p className="text-sm text-ink-2">
            {METHOD_WORDS[one.method]} · {formatDate(one.createdAt, HOME_ZONE)}
            {one.paidAt && `, paid ${formatDate(one.paidAt, HOME_ZONE)}`}
          </p>
          <p className="font-mono text-xs text-ink-2 break-all">{one.reference}</p>
          <SectionLink to={`${paths.staff}/orders?reference=${encodeURIComponent(one.reference)}`}>
            Where the money is
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}

function Reports({ reports: { open, all, decisions } }: { reports: NonNullable<MemberView['reports']> }) {
  if (all === 0) return <p className="text-ink-2">Nobody has reported this member.</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {countOfReports(all)}, {open} not decided.
      </p>
      {decisions.length > 0 && (
        <FactList
          facts={decisions.map(({ decision, decidedAt }) => ({
            label: formatDate(decidedAt, HOME_ZONE),
            value: DECISION_WORDS[decision].label,
          }))}
        />
      )}
      <ButtonLink to={`${paths.staff}/reports`} variant="secondary" size="sm">
        To the reports
      </ButtonLink>
    </div>
  );
}
