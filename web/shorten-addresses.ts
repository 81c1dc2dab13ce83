// After the build: React Router's list of all addresses, without what a browser never asks of it. Every first visit of a
// member fetches the list.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, 'build', 'client', 'assets');
const BEGINS = 'window.__reactRouterManifest=';

type Route = { id: string; imports?: string[] };
type Manifest = { routes: Record<string, Route> };

const listed = readdirSync(ASSETS).filter((name) => /^manifest-\w+\.js$/.test(name));
const text = listed[0] && readFileSync(join(ASSETS, listed[0]), 'utf8');
if (listed.length !== 1 || !text?.startsWith(BEGINS))
  throw new Error(`The list of addresses is not written as it was: ${listed.join(', ') || 'none'}.`);
const manifest: Manifest = JSON.parse(text.slice(BEGINS.length).replace(/;\s*$/, ''));

const all = Object.values(manifest.routes);
// They are for pages that a server writes with all their files in the head; a screen's own file names what it needs.
for (const route of all) if (route.id !== 'root') route.imports = [];

writeFileSync(join(ASSETS, listed[0]!), `${BEGINS}${JSON.stringify(manifest)};`);
