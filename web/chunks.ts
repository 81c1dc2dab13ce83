// Which file of the build a module goes into: what is fetched together stands together, and what is not stays apart.
// Each file of its own costs a phone a request, its headers, and a start from nothing for the compression.

/** As much of the bundler's own view of a module as is looked at here. */
type Seen = { code: string | null; importedIds: readonly string[] };
type Look = { getModuleInfo(id: string): Seen | null };

/** The frame of the application has a file of its own. */
const OURS = /\/(web\/src|contract\/src|node_modules\/zod|node_modules\/thumbhash)\//;
const ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
/** What a page that React Router fetches is called by the bundler; the page itself is imported there. */
const AS_ROUTE = '?__react-router-build-client-route';

const kebab = (name: string): string =>
  name.replace(/([a-z])([A-Z0-9])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase();

/** The icons that a module names: its own import is of them all. */
const iconsOf = (code: string): string[] =>
  [...code.matchAll(ICONS)].flatMap(([, names]) =>
    names!.split(',').map((one) => `lucide:${kebab(one.trim().split(/\s/)[0]!)}`),
  );

const iconIn = (id: string): string | undefined => /lucide-react\/.*\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];

/** What these pages import, and what that imports: never what is fetched later. */
const reachedFrom = (look: Look, pages: readonly string[]): Set<string> => {
  const reached = new Set<string>();
  const waiting = [...pages];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    const seen = reached.has(id) ? null : look.getModuleInfo(id);
    if (!seen) continue;
    reached.add(id);
    for (const icon of iconsOf(seen.code ?? '')) reached.add(icon);
    waiting.push(...seen.importedIds.filter((one) => OURS.test(one)));
  }
  return reached;
};

type Names = 'start' | 'members' | 'deck' | 'menus' | 'doors' | 'profiles' | 'person';

/**
 * One file for each name, of what is reached from its pages and is in no group before it; what such a file needs comes
 * into it too, unless a group before it has that. `doors` are the ways in beside members': only what their forms are made of.
 * `profiles` is what the server says of people, which one's own profile shares with the page of another.
 */
export const gatherFrom = (pages: Record<Names, string[]>) => {
  let known: Record<Names, Set<string>> | undefined;
  const findAll = (at: Look) => {
    const start = reachedFrom(at, pages.start);
    const members = reachedFrom(at, pages.members);
    const deck = reachedFrom(at, pages.deck);
    const doors = reachedFrom(at, pages.doors);
    for (const id of [...members, ...deck]) if (doors.has(id)) start.add(id);
    const [menus, profiles, person] = [pages.menus, pages.profiles, pages.person].map((one) =>
      reachedFrom(at, one),
    );
    return { start, members, deck, menus: menus!, doors, profiles: profiles!, person: person! };
  };
  const isOf = (name: Names, id: string, at: Look): boolean => {
    known ??= findAll(at);
    const icon = iconIn(id);
    if (name === 'doors' && icon === undefined && !/\/web\/src\/(ui|platform)\//.test(id)) return false;
    if (name === 'profiles' && !id.includes('/contract/src/')) return false;
    return known[name].has(icon === undefined ? id : `lucide:${icon}`);
  };
  return (name: Names) => ({
    test: (id: string) => (iconIn(id) !== undefined || OURS.test(id)) && !id.includes(AS_ROUTE),
    name: (id: string, at: Look): string | null => (isOf(name, id, at) ? name : null),
  });
};
