// Holds the nth commit of money, or lets a bench find that there is none: by triggers of the bench's own database, so that
// the product knows nothing of it.
import pg from 'pg';
import { COMMITS } from './fail-points.ts';

/** Of which a commit is a point. */
export const TABLES = Object.keys(COMMITS).filter((table) => typeof COMMITS[table] !== 'string');
const LOCK = 4711;

/** Where it ends: what was being written is there, or is not. */
export type Ending = 'before' | 'after';

export const openHold = async (url: string) => {
  const holder = new pg.Client({ connectionString: url, application_name: 'bench' });
  await holder.connect();
  await holder.query(
    `create table kills_armed (nth integer not null); create sequence kills_count;
     create table kills_touched (name text not null, nth integer not null);
     create function kills_hold() returns trigger language plpgsql as $$
     declare armed integer; own integer; is_seen boolean;
     begin
       select nth into armed from kills_armed;
       if armed is null then return null; end if;
       is_seen := coalesce(current_setting('kills.seen', true) = txid_current()::text, false);
       if is_seen then own := current_setting('kills.nth')::integer; else own := nextval('kills_count'); end if;
       insert into kills_touched values (tg_table_name, own);
       if is_seen then return null; end if;
       perform set_config('kills.seen', txid_current()::text, true);
       perform set_config('kills.nth', own::text, true);
       if own = armed then
         perform set_config('application_name', 'held: ' || tg_table_name || ' ' || lower(tg_op), false);
         perform pg_advisory_xact_lock(${LOCK});
       end if;
       return null;
     end $$;`,
  );
  for (const table of TABLES)
    await holder.query(
      `create constraint trigger kills_hold after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function kills_hold()`,
    );
  // What is written beside it is no point, and is seen all the same: nobody has to remember to name it.
  await holder.query(
    `create function kills_see() returns trigger language plpgsql as $$ begin
       if exists (select from kills_armed) then insert into kills_touched values (tg_table_name, 0); end if;
       return null;
     end $$;
     do $$ declare one text; begin
       for one in select table_name from information_schema.tables where table_schema = 'public'
         and table_type = 'BASE TABLE' and table_name not like 'kills_%' and table_name <> all (array['${TABLES.join("','")}'])
       loop
         execute format('create trigger kills_see after insert or update or delete on %I
           for each statement execute function kills_see()', one);
       end loop;
     end $$`,
  );
  const held = async (): Promise<{ pid: number; at: string } | undefined> =>
    (
      await holder.query(
        `select pid, application_name as at from pg_stat_activity
          where application_name like 'held: %' and wait_event = 'advisory' and datname = current_database()`,
      )
    ).rows[0];

  return {
    held,
    async arm(nth: number) {
      await holder.query(`select pg_advisory_lock(${LOCK})`);
      await holder.query(`select setval('kills_count', 1, false)`);
      await holder.query('insert into kills_armed values ($1)', [nth]);
    },
    /** Whoever waited for the commit is dead by now: it is rolled back, or goes through without anybody who hears of it. */
    async release(ending: Ending) {
      const one = await held();
      if (one && ending === 'before') await holder.query('select pg_terminate_backend($1, 5000)', [one.pid]);
      await holder.query('delete from kills_armed');
      await holder.query(`select pg_advisory_unlock(${LOCK})`);
      const gone = `select 1 from pg_stat_activity where application_name like 'held: %' and datname = current_database()`;
      while (one && (await holder.query(gone)).rowCount) await new Promise((done) => setTimeout(done, 10));
    },
    /** What was written while it was armed, since this was asked last, and by which commit first. */
    takeTouched: async (): Promise<Map<string, number>> => {
      const { rows } = await holder.query(
        'with gone as (delete from kills_touched returning name, nth) select name, min(nth) as nth from gone group by 1',
      );
      return new Map(rows.map(({ name, nth }) => [name, nth]));
    },
    rows: async (text: string, ...values: unknown[]) => (await holder.query(text, values)).rows,
    close: () => holder.end(),
  };
};
