// Who may see whom, as conditions of SQL: the relation and the standing that the database finds, looked up in the policy.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '../database/connect.ts';
import { rowsOf } from '../database/rows.ts';
import {
  RELATIONS,
  type Relation,
  SEE_NOBODY,
  STANDINGS,
  type Standing,
  shows,
  type Thing,
} from './policy.ts';

/** Names of ours, never anything that was sent. */
const quoted = (names: readonly string[]): SQL => sql.raw(names.map((name) => `'${name}'`).join(', '));

/** How somebody must stand to be shown as this to whom they are this. */
const standingsThatShow = (relation: Relation, thing: Thing): Standing[] =>
  STANDINGS.filter((standing) => shows(relation, standing, thing));

/** One person by a few looks at indexes: a select of its own, so that no plan reads everybody the viewer knows. */
const firstTie = (viewer: SQLWrapper, person: SQLWrapper, among = sql``): SQL =>
  sql`(select min(tie.relation) from ties_between(${viewer}, ${person}) tie ${among})`;

export const relationOf = (viewer: SQLWrapper, person: SQLWrapper): SQL =>
  sql`(case when ${viewer} = ${person} then 'self' else coalesce(${firstTie(viewer, person)}, 'stranger') end)`;

/** Null for somebody who does not exist. */
const standingOf = (person: SQLWrapper): SQL =>
  sql`(select s.standing from member_standing s where s.member_id = ${person})`;

/** Whoever may look at others: true, or null. */
const PRESENT = STANDINGS.filter((standing) => !SEE_NOBODY.includes(standing));
export const isPresent = (person: SQLWrapper): SQL =>
  sql`(select true from member_present h where h.member_id = ${person})`;

const standsAs = (standings: readonly Standing[], person: SQLWrapper): SQL =>
  standings.join() === PRESENT.join()
    ? isPresent(person)
    : sql`${standingOf(person)} in (${quoted(standings)})`;

/** Each relation that is shown the thing, and how one must stand for it. */
const cellsOf = (thing: Thing) =>
  RELATIONS.map((relation) => ({ relation, standings: standingsThatShow(relation, thing) })).filter(
    ({ standings }) => standings.length > 0,
  );

const isCellOf = (thing: Thing, relation: SQLWrapper, person: SQLWrapper): SQL => {
  const cells = cellsOf(thing);
  const [first] = cells;
  // Two questions, where the second does not depend upon the first.
  if (first && cells.every(({ standings }) => standings.join() === first.standings.join()))
    return sql`${relation} in (${quoted(cells.map((cell) => cell.relation))}) and ${standsAs(first.standings, person)}`;
  const all = cells.flatMap(({ relation, standings }) => standings.map((one) => `${relation} ${one}`));
  return sql`${relation} || ' ' || ${standingOf(person)} in (${quoted(all)})`;
};

/** No further than the policy goes for this: null for whoever is less to the viewer than that. */
const relationFor = (thing: Thing, viewer: SQLWrapper, person: SQLWrapper): SQL => {
  const shownTo = cellsOf(thing).map(({ relation }) => relation);
  const last = shownTo.at(-1)!;
  if (last === 'stranger') return relationOf(viewer, person);
  const tie = firstTie(viewer, person, sql`where tie.relation <= ${quoted([last])}`);
  return shownTo.includes('self') ? sql`(case when ${viewer} = ${person} then 'self' else ${tie} end)` : tie;
};

/** A question about two people; the viewer's own standing counts too, and is looked up once. */
export const isShown = (thing: Thing, viewer: SQLWrapper, person: SQLWrapper): SQL =>
  isShownAs(thing, relationFor(thing, viewer, person), viewer, person);

/** The same where what the two are to each other is a column already. */
export const isShownAs = (thing: Thing, relation: SQLWrapper, viewer: SQLWrapper, person: SQLWrapper): SQL =>
  sql`(${isCellOf(thing, relation, person)} and ${isPresent(viewer)})`;

/**
 * The same of somebody who was read from `member_present`, and of whom no more is asked than that they stand there: what
 * they are to the viewer is left, and whether the viewer may look.
 */
export const isShownPresent = (
  thing: Thing,
  viewer: SQLWrapper,
  person: SQLWrapper,
  mayLook: SQL = isPresent(viewer),
): SQL => {
  const cells = cellsOf(thing);
  if (cells.some(({ standings }) => standings.join() !== PRESENT.join()))
    throw new Error(`Of the ${thing} it matters how somebody who is present stands.`);
  const relations = quoted(cells.map(({ relation }) => relation));
  return sql`(${relationFor(thing, viewer, person)} in (${relations}) and ${mayLook})`;
};

/** Whether the bell and the figures count the person; they wait for whoever may not look for now. */
export const isCounted = (viewer: SQLWrapper, person: SQLWrapper): SQL =>
  sql`((${isCellOf('notices', relationFor('notices', viewer, person), person)}) is true)`;

const Shown = z.object({ shown: z.nullable(z.boolean()) });
export const maySee = async (
  db: Queryable,
  thing: Thing,
  viewerId: string,
  personId: string,
): Promise<boolean> => {
  const asked = sql`select ${isShown(thing, sql`${viewerId}::uuid`, sql`${personId}::uuid`)} as shown`;
  const [found] = rowsOf(Shown, await db.execute(asked));
  return found?.shown === true;
};

/** They come first among the relations, so that one such tie decides, whatever else the two are to each other. */
const HIDE_CARD = RELATIONS.filter((relation) => standingsThatShow(relation, 'card').length === 0);
if (HIDE_CARD.some((relation, at) => relation !== RELATIONS[at]))
  throw new Error('What hides a card comes before what shows one.');

export const hidesCard = (relation: Relation): boolean => HIDE_CARD.includes(relation);

/** For many cards at once: everybody whose card this viewer is never shown, oneself apart. */
export const everybodyWithoutCard = (viewer: SQLWrapper): SQL =>
  sql`select other_id from ties_of(${viewer}) where relation in (${quoted(HIDE_CARD)})`;

/** The same of one person; nobody meets their own card either. */
export const isWithoutCard = (viewer: SQLWrapper, person: SQLWrapper): SQL => sql`(${viewer} = ${person}
  or exists (select from ties_between(${viewer}, ${person}) tie where tie.relation in (${quoted(HIDE_CARD)})))`;

/** Everybody who is this to the viewer. */
export const everybodyWho = (relation: Relation, viewer: SQLWrapper): SQL =>
  sql`select other_id from ties_of(${viewer}) group by other_id having min(relation) = ${quoted([relation])}`;

/** However the two stand. */
export const isRelated = (relation: Relation, viewer: SQLWrapper, person: SQLWrapper): SQL =>
  sql`${relationOf(viewer, person)} = ${quoted([relation])}`;

const Related = z.object({ relation: z.enum(RELATIONS) });
export const findRelation = async (db: Queryable, viewerId: string, personId: string): Promise<Relation> => {
  const asked = sql`select ${relationOf(sql`${viewerId}::uuid`, sql`${personId}::uuid`)} as relation`;
  const [found] = rowsOf(Related, await db.execute(asked));
  return found!.relation;
};

const Stands = z.object({ standing: z.nullable(z.enum(STANDINGS)) });
export const findStanding = async (db: Queryable, personId: string): Promise<Standing | null> => {
  const asked = sql`select ${standingOf(sql`${personId}::uuid`)} as standing`;
  const [found] = rowsOf(Stands, await db.execute(asked));
  return found!.standing;
};

/** Of a card in the index whose owner is not hidden: by whether it is private, and whether the owner likes the viewer. */
export const isCardShown = (isPrivate: SQLWrapper, liked: SQLWrapper): SQL => {
  const ways = (['public', 'private'] as const).flatMap((standing) => {
    const stands = sql`${isPrivate} = ${sql.raw(String(standing === 'private'))}`;
    const [toStranger, toLiked] = [shows('stranger', standing, 'card'), shows('liked', standing, 'card')];
    if (toStranger && toLiked) return [stands];
    if (toStranger || toLiked) return [sql`${stands} and ${toLiked ? liked : sql`not ${liked}`}`];
    return [];
  });
  return sql`(${sql.join(ways, sql` or `)})`;
};
