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
export const relationOf = (
  viewer: SQLWrapper,
  person: SQLWrapper,
): SQL => sql`(case when ${viewer} = ${person} then 'self'
  else coalesce((select min(tie.relation) from ties_of(${viewer}) tie where tie.other_id = ${person}), 'stranger') end)`;

/** Null for somebody who does not exist. */
const standingOf = (person: SQLWrapper): SQL =>
  sql`(select s.standing from member_standing s where s.member_id = ${person})`;

const isCellOf = (thing: Thing, relation: SQLWrapper, person: SQLWrapper): SQL => {
  const cells = RELATIONS.flatMap((relation) =>
    standingsThatShow(relation, thing).map((standing) => `${relation} ${standing}`),
  );
  return sql`${relation} || ' ' || ${standingOf(person)} in (${quoted(cells)})`;
};

/** A question about two people; the viewer's own standing counts too, and is looked up once. */
export const isShown = (thing: Thing, viewer: SQLWrapper, person: SQLWrapper): SQL =>
  isShownAs(thing, relationOf(viewer, person), viewer, person);

/** The same where what the two are to each other is a column already. */
export const isShownAs = (thing: Thing, relation: SQLWrapper, viewer: SQLWrapper, person: SQLWrapper): SQL =>
  sql`(${isCellOf(thing, relation, person)} and ${standingOf(viewer)} not in (${quoted(SEE_NOBODY)}))`;

/** Whether the bell and the figures count the person; they wait for whoever may not look for now. */
export const isCounted = (viewer: SQLWrapper, person: SQLWrapper): SQL =>
  isCellOf('notices', relationOf(viewer, person), person);

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
  or exists (select from ties_of(${viewer}) tie where tie.other_id = ${person} and tie.relation in (${quoted(HIDE_CARD)})))`;

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
