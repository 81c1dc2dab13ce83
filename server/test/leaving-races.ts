// Somebody who deletes their account at the moment at which something else happens to it; and what is left of them afterwards.
import { deleteAccount, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { REGISTRY } from '#platform/database/columns/registry.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { hashPassword } from '#platform/passwords.ts';
import { enterMember, type Member } from './members.ts';
import type { Reply } from './people.ts';
import type { World } from './test-world.ts';

/** Of each kind; RACES=50 for the long round. */
export const RACES = Number(process.env.RACES ?? 10);
const LANES = 5;
const PASSWORD = 'a good long one';
const PLAIN = { package: 'none', cardStatus: 'none', photos: 0 } as const;

/** Between none and some of a deed’s statements later. */
export const soon = (at: number) => new Promise((done) => setTimeout(done, (at * 7) % 23));

type Race = { leaver: Member; deed: () => Promise<Reply<unknown> | undefined> };

export const makeLeavingRaces = async (world: World) => {
  const passwordHash = await hashPassword(PASSWORD);
  const left: string[] = [];
  let people = 0;

  const leave = async (who: Member) => {
    await world.db.update(member).set({ passwordHash }).where(eq(member.id, who.id));
    return () => who.call(deleteAccount, { body: { proof: { password: PASSWORD } } });
  };
  const counted = async (text: string, ids: readonly string[] = left) =>
    Number((await world.platform.pool.query(`select count(*) as n from ${text}`, [ids])).rows[0].n);

  return {
    counted,
    somebody: () => enterMember(world, `Ada${++people}`, PLAIN),

    erased: (who: Member): void => void left.push(who.id),

    async leaves(who: Member): Promise<void> {
      expect((await (await leave(who))()).status).toBe(200);
      left.push(who.id);
    },

    /** Answers who has left, and how often the deed was done all the same. */
    async race(ready: (at: number) => Promise<Race>) {
      const tally = { leavers: [] as string[], done: 0, refused: 0 };
      const lane = async (first: number) => {
        for (let at = first; at < RACES; at += LANES) {
          const { leaver, deed } = await ready(at);
          const leaves = await leave(leaver);
          const [gone, did] = await Promise.all([
            (at % 2 ? soon(at) : Promise.resolve()).then(leaves),
            (at % 2 ? Promise.resolve() : soon(at)).then(deed),
          ]);
          expect([gone.status, gone.refusal]).toEqual([200, gone.refusal]);
          expect(did?.status ?? 200).toBeLessThan(500);
          tally[did && did.status !== 200 ? 'refused' : 'done'] += 1;
          tally.leavers.push(leaver.id);
        }
      };
      await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)));
      left.push(...tally.leavers);
      return tally;
    },

    /** The seven days of all who have left are over; `meanwhile` happens while they are erased. */
    async erase(meanwhile: () => Promise<unknown>): Promise<void> {
      world.pass(RETURN_DAYS * DAY_MS);
      const eraseAll = async () => {
        for (let round = 0; round <= left.length / 50; round += 1)
          await world.features.leaving.erasures.eraseDue();
      };
      await Promise.all([eraseAll(), meanwhile()]);
      expect(await counted("member where id = any($1) and status = 'erased'")).toBe(left.length);
    },

    /** Each table in which anything of them stands, of which the registry says that it goes. */
    async outlived(): Promise<string[]> {
      const found: string[] = [];
      for (const [table, { erased }] of Object.entries(REGISTRY)) {
        if (!('goes' in erased)) continue;
        const theirs = erased.goes.replaceAll('$1', 'gone.id');
        const rows = `from unnest($1::uuid[]) gone(id) where exists (select 1 from "${table}" where ${theirs})`;
        const { rowCount } = await world.platform.pool.query(`select ${rows}`, [left]);
        if (rowCount !== 0) found.push(table);
      }
      return found;
    },
  };
};
