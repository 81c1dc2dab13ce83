// Texts go to a confirmed number alone: where none is, it is said beside what was chosen, with the way to confirm one.
import type { NotificationSettings } from '@ijeuwa/contract/notification-settings';
import { findWays } from '@ijeuwa/contract/ways';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { Notice } from '#ui/Notice.tsx';

type TextsReachProps = { preferences: NotificationSettings['preferences'] };

export function TextsReach({ preferences }: TextsReachProps) {
  const { data: ways } = useRead(findWays, {});
  const wantsTexts = Object.values(preferences).some(({ sms }) => sms);
  if (!ways || !wantsTexts || ways.phone?.checked || ways.phone?.signsIn) return null;
  return (
    <Notice>
      No text reaches you yet: your phone number is not confirmed.{' '}
      <Link to={paths.devices} className="font-semibold underline">
        Confirm your phone
      </Link>
    </Notice>
  );
}
