// After the build: React Router's list of all addresses, without what a browser never asks of it, and with those of
// the back office in a file of their own. Every first visit of a member fetches the list.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, 'build', 'client', 'assets');
const BEGINS = 'window.__reactRouterManifest=';
const DESK = 'shell/StaffLayout';

type Route = { id: string; parentId?: string; imports?: string[] };
type Manifest = { routes: Record<string, Route> };

const listed = readdirSync(ASSETS).filter((name) => /^manifest-\w+\.js$/.test(name));
const text = listed[0] && readFileSync(join(ASSETS, listed[0]), 'utf8');
if (listed.length !== 1 || !text?.startsWith(BEGINS))
  throw new Error(`The list of addresses is not written as it was: ${listed.join(', ') || 'none'}.`);
const manifest: Manifest = JSON.parse(text.slice(BEGINS.length).replace(/;\s*$/, ''));

const all = Object.values(manifest.routes);
// They are for pages that a server writes with all their files in the head; a screen's own file names what it needs.
for (const route of all) if (route.id !== 'root') route.imports = [];

const ofDesk = all.filter(({ id, parentId }) => id === DESK || parentId === DESK);
if (ofDesk.length < 2) throw new Error(`Nothing stands under ${DESK}.`);
for (const { id } of ofDesk) delete manifest.routes[id];
const desk = `Object.assign(${BEGINS.slice(0, -1)}.routes,${JSON.stringify(
  Object.fromEntries(ofDesk.map((route) => [route.id, route])),
)});`;
const deskFile = `desk-${createHash('sha256').update(desk).digest('base64url').slice(0, 8)}.js`;
writeFileSync(join(ASSETS, deskFile), desk);

// Nobody comes there from a member's screen: staff open it as a page of its own.
const more = `if(/^\\/staff(\\/|$)/.test(location.pathname))await import("/assets/${deskFile}");`;
writeFileSync(join(ASSETS, listed[0]!), `${BEGINS}${JSON.stringify(manifest)};${more}`);
