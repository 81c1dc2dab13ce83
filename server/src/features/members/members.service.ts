// Staff look for a member and open one: each time with a reason, which the audit keeps, and as far as their role needs.
import {
  type FoundMember,
  type LookPart,
  MEMBERS_FOUND,
  type MemberSearch,
  type MemberView,
  NAME_SEARCH_MIN_LENGTH,
} from '@ijeuwa/contract/members';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Sealing } from '#platform/sealing.ts';
import { accountOf, type Held } from './account.rules.ts';
import * as looks from './look.repository.ts';
import * as members from './members.repository.ts';
import { partsFor, type Sought, soughtOf } from './members.rules.ts';

export type MembersNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  audit: Audit;
  /** Of the accounts room: the number in E.164, or a refusal that says how to write it. */
  phoneOf: (text: string, country: string) => string;
  /** Of the entitlements room: what runs now. */
  findEntitlement: (db: Queryable, memberId: string) => Promise<Held>;
};

/** Enough for a day at the desk; too few to read through everybody. */
const SEARCHES = { points: 60, seconds: 3600 };
const LOOKS = { points: 60, seconds: 3600 };
const HOME = 'Nigeria';

const NAME_TOO_SHORT = `Please give at least ${NAME_SEARCH_MIN_LENGTH} letters of the name.`;

export const makeMembers = (needs: MembersNeeds) => {
  const { db, clock, limits, sealing, audit } = needs;

  const find = ({ by, what }: Sought): Promise<FoundMember[]> => {
    if (by === 'id') return members.listById(db, what);
    if (by === 'email') return members.listByEmail(db, what);
    if (by === 'name') return members.listByName(db, what);
    return members.listByPhone(db, sealing.digest(needs.phoneOf(what, HOME)));
  };

  const findAccount = async (memberId: string) => {
    const row = await looks.findAccount(db, memberId, clock.now());
    const phone = row?.phoneSealed ? sealing.open(row.phoneSealed) : null;
    return row ? accountOf(row, phone, await needs.findEntitlement(db, memberId)) : null;
  };

  return {
    /** What was looked for is not kept: an address or a name in the audit would outlive its owner. */
    async search({ staffId }: StaffViewer, query: string, reason: string): Promise<MemberSearch> {
      await limits.take('staff-search', staffId, SEARCHES);
      const sought = soughtOf(query);
      if (!sought) throw new AppError('invalid', NAME_TOO_SHORT, { query: NAME_TOO_SHORT });
      const all = await find(sought);
      const found = all.slice(0, MEMBERS_FOUND);
      const whom = found.length === 0 ? 'nobody' : found.map(({ _id }) => _id).join(' ');
      const subject = `by ${sought.by}: ${whom}`;
      await db.transaction((tx) => audit.record(tx, { staffId, act: 'search members', subject, reason }));
      return { by: sought.by, found, more: all.length > found.length };
    },

    async look({ staffId, roles }: StaffViewer, id: string, reason: string): Promise<MemberView> {
      await limits.take('staff-look', staffId, LOOKS);
      const [member] = await members.listById(db, id);
      if (!member) throw notFound('This member');
      const parts = partsFor(roles);
      const when = <T>(part: LookPart, read: () => Promise<T>) => (parts.includes(part) ? read() : null);
      const view = {
        member,
        account: await when('account', () => findAccount(id)),
        orders: await when('orders', () => looks.listOrders(db, id)),
        reports: await when('reports', () => looks.findReports(db, id)),
      };
      const act = `look at a member: ${parts.join(', ')}`;
      await db.transaction((tx) => audit.record(tx, { staffId, act, subject: `member ${id}`, reason }));
      return view;
    },
  };
};
export type Members = ReturnType<typeof makeMembers>;
