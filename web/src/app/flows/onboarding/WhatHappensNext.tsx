// The truth about what comes after onboarding, read from what was bought, tried or announced, and from the card.
import type { Order, Subscription } from '@ijeuwa/contract/billing';
import { findCard, type MatchCard } from '@ijeuwa/contract/matching';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { formatDate } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { useOrders, useSubscription } from '../../../features/billing/billing.queries.ts';
import { beginsOnceConfirmed } from '../../../features/billing/checkout/transfer-words.ts';
import { wordsAtReceipt } from '../../../features/billing/orders/announced-too.ts';

export function WhatHappensNext() {
  const { profileSubmitted } = useMember();
  const subscription = useSubscription();
  const orders = useOrders();
  const card = useRead(findCard, {});
  const hasNoCard = card.error?.code === 'not_found';
  if (subscription.error || orders.error || (card.error && !hasNoCard))
    return (
      <p className="text-ink-2">
        {profileSubmitted && 'Your profile is saved. '}Your dashboard shows your package.
      </p>
    );
  if (!subscription.data || !orders.data || card.isPending)
    return <SkeletonText lines={2} label="Looking up what happens next..." />;
  const standing = profileSubmitted ? (card.data?.status ?? 'draft') : 'unsubmitted';
  const steps = nextSteps(subscription.data, orders.data.orders, standing);
  if (steps.length === 0)
    return (
      <p className="text-ink-2">
        Your profile is saved. Before others can see you,{' '}
        <Link to={paths.privacySelection} className="font-semibold text-wine underline">
          choose a package or start the free trial
        </Link>
        .
      </p>
    );
  return (
    <ul className="marks-diamond flex flex-col gap-2 text-left">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

/** The transfer for a package that its member said to have sent. */
export const announcedOf = (orders: readonly Order[]): Order | undefined =>
  orders.find(({ status, announcedAt, item }) => status === 'open' && announcedAt && item.kind === 'package');

type Standing = MatchCard['status'] | 'unsubmitted';

/** Of a card that was stopped, by its member or by staff, nothing is promised here. */
const reviewOf = (standing: Standing, first: string, hours: number | null, then: string): string[] => {
  if (standing === 'unsubmitted')
    return [`Once your profile is there, our experts review it within ${hours} hours${then}`];
  if (standing !== 'draft' && standing !== 'pending') return [];
  return [`${first} review your profile within ${hours} hours${then}`];
};

const nextSteps = (held: Subscription, orders: readonly Order[], standing: Standing): string[] => {
  const { packageId, trial, label, endsAt, reviewWithinHours } = held;
  const paid = orders.find(({ status, item }) => status === 'paid' && item.kind === 'package');
  const until = endsAt ? ` until ${formatDate(endsAt)}` : '';
  const announced = announcedOf(orders);
  if (announced && (!packageId || trial))
    return [
      `We confirm your transfer ${announced.reference} within 24 hours. ${beginsOnceConfirmed(announced.item.title)}.`,
      ...reviewOf(standing, 'Our experts then', announced.reviewWithinHours, ', and we write to you.'),
    ];
  if (!packageId) return [];
  return [
    trial ? `Your free trial runs${until}. You pay nothing afterwards.` : `${label} is yours${until}.`,
    ...reviewOf(standing, 'Our experts', reviewWithinHours, '; then others can see you.'),
    ...(standing === 'active' ? ['Others can see you already.'] : []),
    ...(paid ? wordsAtReceipt(paid, orders) : []),
  ];
};
