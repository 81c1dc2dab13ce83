// A person as this viewer may see them: what the page tells of the person, in one statement with what the two are.
import {
  EDUCATIONS,
  GENDERS,
  PREVIOUS_MARRIAGES,
  RELATIONSHIP_STATUSES,
  RELIGIONS,
  TIMEFRAMES,
} from '@ijeuwa/contract/person';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { viewerRead } from '#platform/database/viewer-read.ts';
import { RELATIONS } from '#platform/visibility/policy.ts';
import { isShownAs, relationOf } from '#platform/visibility/visibility.ts';

const PersonRow = z.object({
  relation: z.enum(RELATIONS),
  id: z.string(),
  name: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  birthMonth: z.string(),
  location: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  education: z.nullable(z.enum(EDUCATIONS)),
  religion: z.nullable(z.enum(RELIGIONS)),
  bio: z.string(),
  hobbies: z.array(z.string()),
  familyBackground: z.string(),
  relationshipStatus: z.nullable(z.enum(RELATIONSHIP_STATUSES)),
  numberOfChildren: z.nullable(z.number()),
  previousMarriages: z.nullable(z.enum(PREVIOUS_MARRIAGES)),
  timeframe: z.nullable(z.enum(TIMEFRAMES)),
  /** Faith and family are shown under a living consent alone. */
  consented: z.boolean(),
  photos: z.array(z.string()),
  photosBlurred: z.boolean(),
  email: z.nullable(z.date()),
  phone: z.nullable(z.date()),
  profile: z.nullable(z.date()),
  demonstration: z.boolean(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** No row of whoever the viewer may not see, or who has not said their age. What the two are is found once. */
export const readPerson = viewerRead<{ id: string }, PersonRow>(
  'person',
  { id: 'uuid' },
  (viewerId, _mayLook, asked) => sql`
    select r.relation, m.id, p.name, p.gender, p.birth_month::text as "birthMonth", pl.label as location, p.profession,
      p.education, p.religion, p.bio, p.hobbies, p.family_background as "familyBackground",
      p.relationship_status as "relationshipStatus", p.number_of_children as "numberOfChildren",
      p.previous_marriages as "previousMarriages", w.timeframe, m.demonstration,
      m.email_verified_at as email, m.phone_checked_at as phone, c.reviewed_at as profile,
      exists (select from consent a where a.member_id = m.id and a.purpose = 'faith-and-family'
        and a.withdrawn_at is null) as consented,
      array(select f.id from photo f where f.member_id = m.id and f.state = 'approved'
        order by f.is_primary desc, f.position, f.id) as photos, p.photos_blurred as "photosBlurred"
    from member m
    join profile p on p.member_id = m.id
    cross join lateral (select ${relationOf(viewerId, sql`m.id`)} as relation offset 0) r
    left join wish w on w.member_id = m.id
    left join place pl on pl.id = p.place_id
    left join card c on c.member_id = m.id
    where m.id = ${asked.id} and p.birth_month is not null
      and ${isShownAs('profile', sql`r.relation`, viewerId, sql`m.id`)}`,
  PersonRow,
);
