// The truth about what comes after onboarding, read from what was bought, tried or announced, and from the card.
import type { Order, Subscription } from '@ijeuwa/contract/billing';
import { findCard, type MatchCard } from '@ijeuwa/contract/matching';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { formatDate } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { useOrders, useSubscription } from '../../../features/billing/billing.queries.ts';
import { beginsOnceConfirmed } from '../../../features/billing/checkout/transfer-words.ts';
import { wordsAtReceipt } from '../../../features/billing/orders/announced-too.ts';

export function WhatHappensNext() {
  const subscription = useSubscription();
  const orders = useOrders();
  const card = useRead(findCard, {});
  const hasNoCard = card.error?.code === 'not_found';
  if (subscription.error || orders.error || (card.error && !hasNoCard))
    return <p className="text-ink-2">Your profile is saved. Your dashboard shows your package.</p>;
  if (!subscription.data || !orders.data || card.isPending)
    return <SkeletonText lines={2} label="Looking up what happens next..." />;
  const steps = nextSteps(subscription.data, orders.data.orders, card.data?.status ?? 'draft');
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

/** Of a card that was stopped, by its member or by staff, nothing is promised here. */
const isToBeReviewed = (card: MatchCard['status']): boolean => card === 'draft' || card === 'pending';

const nextSteps = (held: Subscription, orders: readonly Order[], card: MatchCard['status']): string[] => {
  const { packageId, trial, label, endsAt, reviewWithinHours } = held;
  const paid = orders.find(({ status, item }) => status === 'paid' && item.kind === 'package');
  const until = endsAt ? ` until ${formatDate(endsAt)}` : '';
  const announced = orders.find(
    ({ status, announcedAt, item }) => status === 'open' && announcedAt && item.kind === 'package',
  );
  if (announced && (!packageId || trial)) {
    const review = `Our experts then review your profile within ${announced.reviewWithinHours} hours, and we write to you.`;
    return [
      `We confirm your transfer ${announced.reference} within 24 hours. ${beginsOnceConfirmed(announced.item.title)}.`,
      ...(isToBeReviewed(card) ? [review] : []),
    ];
  }
  if (!packageId) return [];
  const review = `Our experts review your profile within ${reviewWithinHours} hours; then others can see you.`;
  return [
    trial ? `Your free trial runs${until}. You pay nothing afterwards.` : `${label} is yours${until}.`,
    ...(isToBeReviewed(card) ? [review] : []),
    ...(card === 'active' ? ['Others can see you already.'] : []),
    ...(paid ? wordsAtReceipt(paid, orders) : []),
  ];
};
