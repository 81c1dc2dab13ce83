// The truth about what comes after onboarding, read from what was bought, tried or announced.
import type { Order, Subscription } from '@ijeuwa/contract/billing';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { formatDate } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { useOrders, useSubscription } from '../../../features/billing/billing.queries.ts';

export function WhatHappensNext() {
  const subscription = useSubscription();
  const orders = useOrders();
  if (subscription.error || orders.error)
    return <p className="text-ink-2">Your profile is saved. Your dashboard shows your package.</p>;
  if (!subscription.data || !orders.data)
    return <SkeletonText lines={2} label="Looking up what happens next..." />;
  const steps = nextSteps(subscription.data, orders.data.orders);
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

const nextSteps = ({ packageId, trial, label, endsAt }: Subscription, orders: readonly Order[]): string[] => {
  const until = endsAt ? ` until ${formatDate(endsAt)}` : '';
  const announced = orders.find((order) => order.status === 'open' && order.announcedAt);
  if (announced)
    return [
      `We confirm your transfer ${announced.reference}; ${announced.packageName} is active within 24 hours of confirmation.`,
      'Our experts then review your profile within 24 hours, and we write to you.',
    ];
  if (trial)
    return [
      `Your free trial runs${until}. You pay nothing afterwards.`,
      'Our experts review your profile within 24 hours; then others can see you.',
    ];
  if (!packageId) return [];
  const byCard = orders.find((order) => order.status === 'paid')?.method === 'card';
  return [
    `${label} is yours${until}.`,
    `Our experts review your profile within ${byCard ? 3 : 24} hours; then others can see you.`,
  ];
};
