// A package is chosen; of one that is no more than what runs, the member is asked first.
import type { Package } from '@ijeuwa/contract/billing';
import { type ReactNode, useState } from 'react';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { formatDate } from '#ui/format.ts';
import { usePackages, useSubscription } from '../billing.queries.ts';
import { standingOf } from './plans.rules.ts';

type PackageQuestion = {
  choose: (one: Package) => void;
  /** Stands somewhere on the screen, and shows itself when it is needed. */
  question: ReactNode;
};

export const usePackageQuestion = (onChosen: (one: Package) => void): PackageQuestion => {
  const [about, setAbout] = useState<Package>();
  const [asked, setAsked] = useState(false);
  const packages = usePackages().data?.packages ?? [];
  const running = useSubscription().data;
  const again = about && standingOf(packages, running, about.id) === 'same';
  const choose = (one: Package) => {
    const standing = standingOf(packages, running, one.id);
    if (standing !== 'same' && standing !== 'less') return onChosen(one);
    setAbout(one);
    setAsked(true);
  };
  const question = about && running && (
    <ConfirmModal
      open={asked}
      title={again ? `${about.name} again?` : `${about.name} is less than ${running.label}`}
      confirmLabel="Go on to payment"
      onClose={() => setAsked(false)}
      onConfirm={() => onChosen(about)}
    >
      You have {running.label}
      {running.endsAt && ` until ${formatDate(running.endsAt)}`}. {about.name} for {about.period} would begin
      only when what you have paid for has ended. You lose no day.
    </ConfirmModal>
  );
  return { choose, question };
};
