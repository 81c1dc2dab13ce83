// Who may see whom, and as what: the one table. It decides nothing by itself who is what to whom; visibility.ts asks.

/** What another person is to the viewer, the first that holds: of `ties_of(viewer)` in the database, of two people `ties_between`. */
export const RELATIONS = ['self', 'blocked', 'past', 'match', 'contact', 'liked', 'stranger'] as const;
export type Relation = (typeof RELATIONS)[number];

/** How a person stands, whoever looks: `member_standing` in the database. */
export const STANDINGS = ['public', 'private', 'paused', 'newcomer', 'suspended', 'leaving'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * card: in the deck and among those who like the viewer. profile: the page of a person. photos: approved ones, blurred
 * where the person wants that. clear photos: as they are, also then.
 * conversation: the match in the lists, its messages, writing and typing. presence: whether they are here.
 * notices: what the bell and the figures say of them.
 */
export const THINGS = [
  'card',
  'profile',
  'photos',
  'clear photos',
  'conversation',
  'presence',
  'notices',
] as const;
export type Thing = (typeof THINGS)[number];

const PERSON: readonly Thing[] = ['profile', 'photos'];
const CARD: readonly Thing[] = ['card', ...PERSON];
const CLEAR: readonly Thing[] = [...PERSON, 'clear photos'];
const MATCH: readonly Thing[] = [...CLEAR, 'conversation', 'presence', 'notices'];

/** What stands in no cell is not there, for the viewer as if it had never been. */
export const POLICY: Record<Relation, Partial<Record<Standing, readonly Thing[]>>> = {
  self: { public: CLEAR, private: CLEAR, paused: CLEAR },
  match: { public: MATCH, private: MATCH, paused: MATCH },
  // Decisions, "visibility Private": visible only to people whom they liked. A like stays, also while they pause.
  liked: { public: [...CARD, 'notices'], private: [...CARD, 'notices'], paused: ['notices'] },
  stranger: { public: CARD },
  // One of the two has ended the match, or has blocked or reported the other.
  past: {},
  blocked: {},
  // One of the two hides from the other's phone number; whom one has matched one has chosen.
  contact: {},
};

/** To whom nobody is shown: this is for people of 18 and over, who have said so, and who may be here. */
export const SEE_NOBODY: readonly Standing[] = ['newcomer', 'suspended', 'leaving'];

/** Nothing is shown, however the other stands. */
export const isApart = (relation: Relation): boolean => Object.keys(POLICY[relation]).length === 0;

/** Whether photos are shown blurred to whom they are shown at all, where their owner wants that. */
export const isBlurredFor = (relation: Relation): boolean =>
  !Object.values(POLICY[relation]).some((things) => things.includes('clear photos'));

export const shows = (relation: Relation, standing: Standing, thing: Thing): boolean =>
  POLICY[relation][standing]?.includes(thing) ?? false;
