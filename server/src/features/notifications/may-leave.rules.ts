// Whether something may leave that waited: asked when it would, for much may have changed since it was written.
import {
  NOTICE_CATEGORIES,
  type NoticeCategory,
  type NoticeChannel,
  type NotificationSettings,
} from '@ijeuwa/contract/notification-settings';

/** What concerns the account's safety, and what is for no account, is asked nothing. */
export type Asked = {
  category: NoticeCategory | 'digest';
  channel: 'mail' | 'sms' | 'push';
  inPlaceOfSms?: boolean;
};

export type Facts = {
  /** How its reader stands; null for somebody who does not exist. */
  standing: string | null;
  /** The bell says the same, and it was neither read nor removed there. */
  isUnread: boolean;
  /** Whom it tells of is still shown to its reader. */
  isShown: boolean;
  /** Mails of the category were ended by the link in one. */
  mailEnded: boolean;
  settings: NotificationSettings;
};

const WAYS: Record<Asked['channel'], NoticeChannel> = { mail: 'email', sms: 'sms', push: 'push' };

/** What the one mail of a day brings; a receipt is sent by itself. */
export const IN_DIGEST: readonly NoticeCategory[] = NOTICE_CATEGORIES.filter((one) => one !== 'billing');

const isReached = (standing: string | null): boolean =>
  standing !== null && standing !== 'suspended' && standing !== 'leaving';

/** To whoever is looking, of what still stands in their bell. */
export const mayBeTold = ({
  standing,
  isUnread,
  isShown,
}: Pick<Facts, 'standing' | 'isUnread' | 'isShown'>): boolean => isReached(standing) && isShown && isUnread;

export const mayLeave = ({ category, channel, inPlaceOfSms }: Asked, facts: Facts): boolean => {
  const { standing, isUnread, isShown, mailEnded, settings } = facts;
  if (!isReached(standing) || !isShown) return false;
  const { preferences } = settings;
  if (category === 'digest') return IN_DIGEST.some((one) => preferences[one].email);
  // A receipt is kept: that its news were read does not replace it.
  const isDocument = category === 'billing' && channel === 'mail';
  if (!isUnread && !isDocument) return false;
  if (inPlaceOfSms) return preferences[category].sms && !mailEnded;
  return preferences[category][WAYS[channel]];
};

const URGENT_MS = 3_600_000;
/** What is worth nothing an hour from now, as a reminder of an appointment in that hour, does not wait for a morning. */
export const endsSoon = (validUntil: Date | null, now: Date): boolean =>
  validUntil !== null && validUntil.getTime() - now.getTime() <= URGENT_MS;
