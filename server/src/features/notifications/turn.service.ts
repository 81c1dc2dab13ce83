// Whether what is about to leave may leave now, later, or no more: asked of the database when it would leave.
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import { endsSoon, mayBeTold, mayLeave } from './may-leave.rules.ts';
import { isInPlaceOfSms, type Waiting } from './outbox.repository.ts';
import { findFacts } from './readers.repository.ts';
import { quietEnd } from './settings/hours.rules.ts';
import { settingsOf } from './settings/settings.rules.ts';

export type TurnNeeds = { db: Database; clock: Clock; findZone: FindZone };

/** What the member chose decides over it; not over what concerns their account's safety. */
export const isAsked = (
  waiting: Waiting,
): waiting is Waiting & {
  memberId: string;
  category: Exclude<Waiting['category'], 'security' | null>;
  channel: 'mail' | 'sms' | 'push';
} =>
  waiting.memberId !== null &&
  waiting.category !== null &&
  waiting.category !== 'security' &&
  waiting.channel !== 'live';

/** What an open screen is told of is what its bell would show; choices and hours are no matter there. */
const isOnScreen = (waiting: Waiting): waiting is Waiting & { memberId: string } =>
  waiting.channel === 'live' && waiting.memberId !== null && waiting.category !== 'security';

export const makeTurn =
  ({ db, clock, findZone }: TurnNeeds) =>
  async (waiting: Waiting): Promise<'now' | 'never' | { at: Date }> => {
    if (isOnScreen(waiting)) {
      const found = await findFacts(db, waiting);
      return found && mayBeTold({ ...found, isShown: found.isShown === true }) ? 'now' : 'never';
    }
    if (!isAsked(waiting)) return 'now';
    const { memberId, category, channel } = waiting;
    const found = await findFacts(db, waiting as Waiting & { memberId: string });
    if (!found) return 'never';
    const settings = settingsOf(found);
    const facts = {
      standing: found.standing,
      isUnread: found.isUnread,
      isShown: found.isShown === true,
      mailEnded: found.choices.some((one) => one.category === category && one.mail_ended),
      settings,
    };
    if (!mayLeave({ category, channel, inPlaceOfSms: isInPlaceOfSms(waiting) }, facts)) return 'never';
    if (!settings.quiet.on || endsSoon(waiting.validUntil, clock.now())) return 'now';
    const at = quietEnd(settings.quiet, await findZone(db, memberId), clock.now());
    return at ? { at } : 'now';
  };
