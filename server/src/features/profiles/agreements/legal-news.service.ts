// Whoever agreed to an earlier text is told what a newer one changes, once, in good time before it holds.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { legalNewsNotice } from './legal-news.mails.ts';
import * as told from './legal-news.repository.ts';
import { type LegalNews, NOTICE_DAYS } from './legal-versions.ts';

export type LegalNewsNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  publicUrl: string;
  news: readonly LegalNews[];
};

const AT_ONCE = 200;

export const makeLegalNews = ({ db, clock, notify, publicUrl, news }: LegalNewsNeeds) => {
  /** Answers how many were told. */
  const tellSome = (one: LegalNews): Promise<number> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const memberIds = await told.claimUntold(tx, one, now, AT_ONCE);
      // Whoever is told late has their days all the same.
      const inTime = later(now, NOTICE_DAYS * DAY_MS);
      const from = new Date(Math.max(Date.parse(one.effective), inTime.getTime()));
      await notify(tx, ...memberIds.map((id) => legalNewsNotice(id, one, from, `${publicUrl}${one.path}`)));
      return memberIds.length;
    });

  return {
    async tell(): Promise<void> {
      for (const one of news) while ((await tellSome(one)) === AT_ONCE);
    },
  };
};
export type LegalNewsRoom = ReturnType<typeof makeLegalNews>;
