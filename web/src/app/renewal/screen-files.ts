// A screen's files, fetched before React Router does: when one is missing, it would reload the page without end.
import { matchRoutes, type RouteObject } from 'react-router';

type Place = { id: string; parentId?: string; path?: string; index?: boolean; module: string };
declare global {
  interface Window {
    /** What the build wrote of the product: its screens and their files. */
    __reactRouterManifest?: { url: string; routes: Record<string, Place> };
  }
}

const placesOf = (): Place[] => Object.values(window.__reactRouterManifest?.routes ?? {});

const treeOf = (parentId?: string): RouteObject[] =>
  placesOf()
    .filter((place) => place.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(id) }));

const fetched = new Set<string>();

/** The files of the screen at this address that are not here yet. */
export const filesFor = (address: string): string[] => {
  const { pathname } = new URL(address, window.location.href);
  const matched = new Set(matchRoutes(treeOf(), pathname)?.map(({ route }) => route.id));
  return placesOf()
    .filter(({ id, module }) => matched.has(id) && !fetched.has(module))
    .map(({ module }) => module);
};

/** `gone`: the server has them no more, as a newer build took their place. `unreachable`: nobody answered. */
export type Arrival = 'here' | 'gone' | 'unreachable';

export const fetchFiles = async (files: readonly string[]): Promise<Arrival> => {
  const tries = files.map((file) =>
    import(/* @vite-ignore */ file).then(
      () => void fetched.add(file),
      () => file,
    ),
  );
  const missing = (await Promise.all(tries)).find((file) => file !== undefined);
  if (!missing) return 'here';
  return (await isGone(missing)) ? 'gone' : 'unreachable';
};

const isGone = (file: string): Promise<boolean> =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** Whether another build has taken the place of the one that runs here. */
export const isReplaced = async (): Promise<boolean> => {
  const manifest = window.__reactRouterManifest?.url;
  return manifest !== undefined && isGone(manifest);
};
