// How a member is told things: read and changed by the member, as a whole or by the one switch among the wishes.
import { DEFAULT_SETTINGS, type NotificationSettings } from '@ijeuwa/contract/notification-settings';
import { notFound } from '#platform/app-error.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import * as kept from './settings.repository.ts';
import { choicesOf, isToldOf, settingsOf, waysAfter } from './settings.rules.ts';

export const makeSettings = ({ db }: { db: Database }) => {
  const find = async (tx: Queryable, memberId: string): Promise<NotificationSettings> => {
    const chosen = await kept.findChosen(tx, memberId);
    if (!chosen) throw notFound('This account');
    return settingsOf(chosen);
  };

  return {
    find: ({ memberId }: Viewer): Promise<NotificationSettings> => find(db, memberId),

    async save({ memberId }: Viewer, settings: NotificationSettings): Promise<NotificationSettings> {
      const { quiet, digest } = settings;
      await db.transaction(async (tx) => {
        await kept.saveChoices(tx, memberId, choicesOf(settings));
        const times = { quiet: quiet.on, quietFrom: quiet.from, quietTo: quiet.to, digest };
        await kept.saveTimes(tx, { memberId, ...times });
      });
      return settings;
    },

    /** The switch among the wishes. */
    matchesSwitch: {
      find: async (tx: Queryable, memberId: string): Promise<boolean> =>
        isToldOf((await find(tx, memberId)).preferences.matches),

      async save(tx: Queryable, memberId: string, on: boolean): Promise<void> {
        const { matches } = (await find(tx, memberId)).preferences;
        const ways = waysAfter(matches, on, DEFAULT_SETTINGS.preferences.matches);
        if (ways) await kept.saveChoices(tx, memberId, [{ category: 'matches', ...ways }]);
      },
    },
  };
};
export type Settings = ReturnType<typeof makeSettings>;
