// Who can be booked: as members see them, as staff keep them, and what the schedule needs to know of each.
import { isDeepStrictEqual } from 'node:util';
import type { Counsellor } from '@ijeuwa/contract/counselling';
import { type CounsellorEntry, WEEKDAYS } from '@ijeuwa/contract/counsellors';
import type { Catalogue, Entry } from '#platform/catalogue.ts';
import { counsellorKind } from './counsellors.kind.ts';

export type CounsellorsNeeds = {
  catalogue: Catalogue;
  /** Where ratings are claimed and people invented. */
  demo: boolean;
};

/** Out of rated sessions, where there are enough. */
export type Rated = { key: string; mean: number; ratings: number };

/** Who can be booked, and on which weekdays of their clock they are there in fact, 1 Monday to 7 Sunday. */
export type There = { key: string; zone: string; weekdays: readonly number[] };
const NO_DAYS = 'On days by arrangement';

type Placed = Entry<CounsellorEntry>;
const inOrder = (one: Placed, other: Placed): number =>
  one.data.position - other.data.position || (one.key < other.key ? -1 : 1);

export const makeCounsellors = ({ catalogue, demo }: CounsellorsNeeds) => {
  const { seed, listCurrent, desk } = catalogue.open(counsellorKind);
  const listInOrder = async () => (await listCurrent()).sort(inOrder);
  const claimedOf = ({ demonstration }: CounsellorEntry) => (demo ? demonstration : undefined);

  let listRatings = async (): Promise<readonly Rated[]> => [];
  let listDays = async (): Promise<readonly There[]> => [];

  const availabilityOf = ({ weekdays }: There): string =>
    weekdays.map((day) => WEEKDAYS[day - 1]).join(', ') || NO_DAYS;

  const toCounsellor = ({ key, data }: Placed, rated: Rated | undefined, there: There): Counsellor => {
    const claimed = claimedOf(data);
    const { licenceBody: body, licenceCheckedOn, portrait } = data;
    return {
      id: key,
      name: data.name,
      title: data.title,
      specialties: data.specialties,
      category: data.category,
      // Of whom too few sessions were rated, nothing is said.
      rating: claimed?.rating ?? rated?.mean ?? null,
      reviews: claimed?.reviews ?? rated?.ratings ?? 0,
      priceNGN: data.price,
      priceUSD: data.priceUSD,
      availability: availabilityOf(there),
      zone: there.zone,
      bio: data.bio,
      languages: data.languages,
      licence: body
        ? {
            body,
            checked: licenceCheckedOn !== undefined || (claimed?.licenceChecked ?? false),
            checkedOn: licenceCheckedOn ?? null,
          }
        : null,
      likeness: data.likeness ?? 'man',
      image: portrait ? `/drawn/counsellors/${portrait}.svg` : '',
    };
  };

  const listBookable = async () =>
    (await listInOrder()).map(({ key, id, data }) => ({
      key,
      name: data.name,
      versionId: id,
      /** In kobo and cents, for a session. */
      priceNGN: data.price * 100,
      priceUSD: Math.round(data.priceUSD * 100),
      bookable: true,
      /** On which they are there at first; 1 is Monday. */
      weekdays: data.weekdays.map((day) => WEEKDAYS.indexOf(day) + 1),
    }));
  type Bookable = Awaited<ReturnType<typeof listBookable>>;
  let keep = async (_bookable: Bookable): Promise<void> => {};
  const andKept = async <T>(deed: Promise<T>): Promise<T> => {
    const done = await deed;
    // Who keeps times may be told by two at once, the later with what was before: whoever told last says it as it is.
    let told: Bookable | undefined;
    for (let now = await listBookable(); !isDeepStrictEqual(now, told); now = await listBookable()) {
      await keep(now);
      told = now;
    }
    return done;
  };

  return {
    /**
     * Whoever keeps times for them is told who can be booked: at each start, and after each act of staff. They say what
     * members made of their sessions, and on which days they are there.
     */
    follow: (follower: typeof keep, rated = listRatings, days = listDays) => {
      keep = follower;
      listRatings = rated;
      listDays = days;
    },
    listBookable,
    seed: (...asked: Parameters<typeof seed>) => andKept(seed(...asked)),
    /** Those of the file are invented: elsewhere it begins with nobody, and staff add who is there. */
    begin: (): Promise<void> => andKept(demo ? seed() : Promise.resolve()),
    desk: {
      list: desk.list,
      add: (...asked: Parameters<typeof desk.add>) => andKept(desk.add(...asked)),
      change: (...asked: Parameters<typeof desk.change>) => andKept(desk.change(...asked)),
      end: (...asked: Parameters<typeof desk.end>) => andKept(desk.end(...asked)),
    },
    /** Whoever cannot be booked, since nobody of the staff is them, is not shown. */
    async list(): Promise<Counsellor[]> {
      const [ratings, days] = [await listRatings(), await listDays()];
      return (await listInOrder()).flatMap((one) => {
        const there = days.find(({ key }) => key === one.key);
        const rated = ratings.find(({ key }) => key === one.key);
        return there ? [toCounsellor(one, rated, there)] : [];
      });
    },
  };
};
export type Counsellors = ReturnType<typeof makeCounsellors>;
