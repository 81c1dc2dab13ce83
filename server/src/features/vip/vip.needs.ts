// What the VIP room needs of the platform and of other rooms.
import type { CardChange, PotentialMatch } from '@ijeuwa/contract/matching';
import type { Audit } from '#platform/audit.ts';
import type { Catalogue } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { ServicesSold } from '#platform/services-sold.ts';

/** What the room asks about what a member may do. */
export type FindEntitlement = (
  tx: Queryable,
  memberId: string,
) => Promise<{
  may: {
    ownMatchmaker?: { until: Date | null; because: string };
    introducedToPrivate?: { until: Date | null };
    introducedEverywhere?: { until: Date | null };
    writtenStrategy?: { until: Date | null };
    introductionsAMonth?: { is: number; until: Date | null; because: string };
  };
}>;

/** How far a matchmaker may go for a client: to those who are Private and agreed to it, and across every border. */
export type Reach = { toPrivate: boolean; everywhere: boolean };

/** What matching does for a matchmaker. */
export type Introducing = {
  countFits(tx: Queryable, memberId: string): Promise<number | null>;
  listBest(tx: Queryable, memberId: string, reach: Reach): Promise<string[]>;
  findCard(
    tx: Queryable,
    two: { viewerId: string; personId: string },
    way: { reach: Reach; consented?: boolean },
  ): Promise<PotentialMatch | undefined>;
  /** Something keeps the two apart that lasts; who is only away for now, of either, may come back. */
  isApart(tx: Queryable, clientId: string, otherId: string, reach: Reach): Promise<boolean>;
  mayMeet(tx: Queryable, clientId: string, otherId: string, reach: Reach): Promise<boolean>;
  /** Among the client’s picks of the next day; false where one of them cannot be there. */
  pin(tx: Queryable, clientId: string, people: readonly string[]): Promise<boolean>;
  /** The day whose picks stand in decks now. */
  pickDay(): string;
  listPins(tx: Queryable, clientId: string): Promise<{ id: string; name: string }[]>;
  begin(tx: Queryable, memberId: string): Promise<void>;
  introduce(
    tx: Queryable,
    clientId: string,
    otherId: string,
    reach: Reach,
  ): Promise<{ matchId: string; tell: () => void } | undefined>;
};

export type VipNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  notify: Notify;
  standing: Pick<StandingNotices, 'outdate'>;
  audit: Audit;
  sealing: Sealing;
  catalogue: Catalogue;
  publicUrl: string;
  /** Claims that nobody has measured stand in the demonstration alone. */
  demo: boolean;
  services: ServicesSold;
  findEntitlement: FindEntitlement;
  introducing: Introducing;
  /** Name, age and place are the profile’s. */
  changeCardFields: (tx: Queryable, memberId: string, change: CardChange) => Promise<void>;
  /** The other of the couple that a client is one of. */
  findPartner: (tx: Queryable, memberId: string) => Promise<string | undefined>;
  takeEdit: (viewer: Viewer) => Promise<void>;
};
