// Details of a profile: each kept under a consent of its own, shown to whom the member chose, erased with the consent.
import { DETAIL_LABELS } from '@ijeuwa/contract/detail-words';
import {
  DETAIL_PURPOSES,
  DETAILS,
  type DetailName,
  type DetailsChange,
  type DetailValues,
  type OwnDetails,
  type ShownTo,
} from '@ijeuwa/contract/details';
import type { PREVIOUS_MARRIAGES } from '@ijeuwa/contract/person';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { consentLives, recordConsents, recordWithdrawal } from '../consents.repository.ts';
import { FAITH_AND_FAMILY } from '../faith-and-family.ts';
import { changeProfile, lockProfile } from '../profiles.repository.ts';
import { refuse } from '../refuse.ts';
import {
  type DetailRow,
  listDetails,
  listShownDetails,
  removeDetails,
  saveDetail,
} from './details.repository.ts';

export type DetailsNeeds = { db: Database; clock: Clock; sealing: Sealing };

/** The wording beside each detail; a new wording is a new version. */
const VERSION = '1';
/** They tell of what the consent to faith and family covers, and are erased with it. */
const OF_FAITH_AND_FAMILY: readonly DetailName[] = ['denomination', 'practice', 'previousMarriages'];
const CONSENT_NEEDED = 'Please agree that we keep this, or take it off your profile.';
const FAMILY_FIRST = 'Please agree to faith and family in your matrimony profile first.';

/** Written in one's own words, where anything may stand. */
const IN_OWN_WORDS = ['ethnicGroup', 'denomination', 'futureHome'] as const;

type Marriages = (typeof PREVIOUS_MARRIAGES)[number] | null;
type Given = NonNullable<DetailsChange[DetailName]>;

export const makeDetails = ({ db, clock, sealing }: DetailsNeeds) => {
  const read = (rows: readonly DetailRow[], marriages: Marriages): [DetailRow, unknown][] =>
    rows.flatMap((row): [DetailRow, unknown][] => {
      const value = row.valueSealed === null ? marriages : JSON.parse(sealing.open(row.valueSealed));
      return value === null ? [] : [[row, value]];
    });

  const withdraw = async (tx: Queryable, memberId: string, names: readonly DetailName[]): Promise<void> => {
    await removeDetails(tx, memberId, names);
    for (const name of names) await recordWithdrawal(tx, memberId, DETAIL_PURPOSES[name], clock.now());
  };

  /** Answers what keeps it from being kept. */
  const keep = async (
    tx: Queryable,
    memberId: string,
    name: DetailName,
    { value, shownTo, consent }: Given,
  ): Promise<string | undefined> => {
    const purpose = DETAIL_PURPOSES[name];
    const lives = await consentLives(tx, memberId, purpose);
    if (consent === false || (!lives && !consent)) return CONSENT_NEEDED;
    const ofProfile = name === 'previousMarriages';
    if (OF_FAITH_AND_FAMILY.includes(name) && !(await consentLives(tx, memberId, FAITH_AND_FAMILY.purpose)))
      return FAMILY_FIRST;
    const since = clock.now();
    if (!lives) await recordConsents(tx, { memberId, purpose, version: VERSION, givenAt: since });
    if (ofProfile) await changeProfile(tx, memberId, { previousMarriages: value as Marriages }, since);
    const valueSealed = ofProfile ? null : sealing.seal(JSON.stringify(value));
    await saveDetail(tx, { memberId, name, valueSealed, shownTo, since });
    return undefined;
  };

  return {
    async listOwn(memberId: string, marriages: Marriages): Promise<OwnDetails> {
      const rows = read(await listDetails(db, memberId), marriages);
      const own = rows.map(([{ name, shownTo, since }, value]) => [
        name,
        { value, shownTo, since: since.toISOString() },
      ]);
      return { ...Object.fromEntries(DETAILS.map((name) => [name, null])), ...Object.fromEntries(own) };
    },

    /** To a match what is for matches too; how often they were married while that consent lives. */
    async listShown(
      tx: Queryable,
      memberId: string,
      viewer: { isMatch: boolean; marriages: Marriages },
    ): Promise<Partial<DetailValues>> {
      const shownTo: ShownTo[] = viewer.isMatch ? ['everybody', 'matches'] : ['everybody'];
      const rows = read(await listDetails(tx, memberId, shownTo), viewer.marriages);
      return Object.fromEntries(rows.map(([{ name }, value]) => [name, value]));
    },

    /** What members wrote themselves and others read, for staff. */
    async listWritten(
      tx: Queryable,
      memberIds: readonly string[],
    ): Promise<{ memberId: string; text: string; reply: string }[]> {
      const rows = await listShownDetails(tx, memberIds, IN_OWN_WORDS);
      return read(rows, null).map(([{ memberId, name }, value]) => ({
        memberId,
        text: DETAIL_LABELS[name],
        reply: String(value),
      }));
    },

    async save(memberId: string, change: DetailsChange): Promise<void> {
      const named = DETAILS.filter((name) => change[name] !== undefined);
      await db.transaction(async (tx) => {
        if (!(await lockProfile(tx, memberId))) throw notFound('This account');
        const faults: Record<string, string> = {};
        for (const name of named) {
          const given = change[name];
          const fault = given ? await keep(tx, memberId, name, given) : undefined;
          if (fault) faults[name] = fault;
        }
        if (Object.keys(faults).length > 0) throw refuse(faults);
        const taken = named.filter((name) => change[name] === null);
        if (taken.includes('previousMarriages'))
          await changeProfile(tx, memberId, { previousMarriages: null }, clock.now());
        await withdraw(tx, memberId, taken);
      });
    },

    /** With the consent to faith and family goes what tells of it. */
    withdrawFaithAndFamily: (tx: Queryable, memberId: string): Promise<void> =>
      withdraw(tx, memberId, OF_FAITH_AND_FAMILY),
  };
};
export type Details = ReturnType<typeof makeDetails>;
