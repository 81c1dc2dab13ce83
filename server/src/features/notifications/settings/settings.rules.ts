// What was chosen, over what the contract begins with.
import {
  DEFAULT_SETTINGS,
  NOTICE_CATEGORIES,
  type NoticeCategory,
  type NoticeWays,
  type NotificationSettings,
} from '@ijeuwa/contract/notification-settings';

type Kept = {
  choices: readonly ({ category: string } & NoticeWays)[];
  times: { quiet: boolean; quiet_from: number; quiet_to: number; digest: boolean } | null;
};

export const settingsOf = ({ choices, times }: Kept): NotificationSettings => {
  const waysOf = (category: NoticeCategory): NoticeWays => {
    const { email, push, sms } =
      choices.find((one) => one.category === category) ?? DEFAULT_SETTINGS.preferences[category];
    return { email, push, sms };
  };
  return {
    preferences: {
      messages: waysOf('messages'),
      matches: waysOf('matches'),
      systemUpdates: waysOf('systemUpdates'),
      billing: waysOf('billing'),
    },
    quiet: times ? { on: times.quiet, from: times.quiet_from, to: times.quiet_to } : DEFAULT_SETTINGS.quiet,
    digest: times?.digest ?? DEFAULT_SETTINGS.digest,
  };
};

export const choicesOf = ({ preferences }: Pick<NotificationSettings, 'preferences'>) =>
  NOTICE_CATEGORIES.map((category) => ({ category, ...preferences[category] }));

const NO_WAY: NoticeWays = { email: false, push: false, sms: false };

/** Spec 3 has one switch for it among the wishes too: on while matches are told by any way. */
export const isToldOf = ({ email, push, sms }: NoticeWays): boolean => email || push || sms;

/** Undefined where the switch says what is so already: ways that were chosen one by one stay. */
export const waysAfter = (now: NoticeWays, on: boolean, begun: NoticeWays): NoticeWays | undefined => {
  if (isToldOf(now) === on) return undefined;
  return on ? begun : NO_WAY;
};
