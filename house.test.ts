// The linter of the house is shown to bite: in a small house that breaks each of its rules.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const ROOT = import.meta.dirname;
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] };

type Report = { summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] } };

const cruise = (folder: string, places: string[]): Report => {
  const args = ['--config', CONFIG, '--output-type', 'json', ...places];
  const bin = join(ROOT, 'node_modules', '.bin', 'depcruise');
  try {
    return JSON.parse(execFileSync(bin, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 }));
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
};

const BROKEN: Record<string, Record<string, string[]>> = {
  'no-circles': { 'demo/src/a.ts': ['./b.ts'], 'demo/src/b.ts': ['./a.ts'] },
  'a-room-never-imports-another-room': {
    'server/src/features/one/one.service.ts': ['../two/two.service.ts'],
    'server/src/features/two/two.service.ts': [],
  },
  'rooms-do-not-know-the-joiner': {
    'web/src/features/one/One.ts': ['../../app/shell.ts'],
    'web/src/app/shell.ts': [],
  },
  'the-ground-knows-nothing-above-it': {
    'server/src/platform/a.ts': ['../features/one/one.ts'],
    'server/src/features/one/one.ts': [],
  },
  'the-design-knows-no-room': {
    'web/src/ui/Button.ts': ['../features/one/one.ts'],
    'web/src/features/one/one.ts': [],
  },
  'only-the-joiner-imports-adapters': {
    'server/src/features/one/one.ts': ['../../adapters/mailer/mailer.ts'],
    'server/src/adapters/mailer/mailer.ts': [],
  },
  'adapters-know-the-ground-alone': {
    'server/src/adapters/mailer/mailer.ts': ['../../features/one/one.ts'],
    'server/src/features/one/one.ts': [],
  },
  'server-and-web-meet-in-the-contract': {
    'web/src/platform/a.ts': ['../../../server/src/b.ts'],
    'server/src/b.ts': [],
  },
  'the-server-knows-no-web': {
    'server/src/b.ts': ['../../web/src/platform/a.ts'],
    'web/src/platform/a.ts': [],
  },
  'drawings-know-nobody': { 'drawings/src/a.ts': ['../../demo/src/b.ts'], 'demo/src/b.ts': [] },
  'screens-get-pictures-as-files': {
    'web/src/ui/a.ts': ['../../../drawings/src/b.ts'],
    'drawings/src/b.ts': [],
  },
  'the-demonstration-stays-outside': {
    'server/src/app/b.ts': ['../../../demo/src/a.ts'],
    'demo/src/a.ts': [],
  },
  'the-contract-depends-on-the-schema-library-alone': { 'contract/src/a.ts': ['fastify'] },
  'rules-import-the-contract-and-rules-alone': {
    'server/src/features/one/one.rules.ts': ['./one.service.ts'],
    'server/src/features/one/one.service.ts': [],
  },
  'sql-lives-in-repositories': { 'server/src/features/one/one.service.ts': ['drizzle-orm'] },
};

test('every rule of the house is shown here', () => {
  expect(Object.keys(BROKEN).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
});

/** One house that breaks them all: the linter is started once, and says where each is broken. */
const findBroken = (): Set<string> => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  const written = new Map<string, Set<string>>();
  for (const [path, imports] of Object.values(BROKEN).flatMap((files) => Object.entries(files)))
    written.set(path, new Set([...(written.get(path) ?? []), ...imports]));
  for (const [path, imports] of written) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    const lines = [...imports].map((one, at) => `import type * as a${at} from '${one}';`);
    writeFileSync(join(house, path), `${lines.join('\n')}\nexport const here = true;\n`);
  }
  const places = [...new Set([...written.keys()].map((path) => path.split('/')[0]!))];
  const { violations } = cruise(house, places).summary;
  rmSync(house, { recursive: true });
  return new Set(violations.map(({ rule, from }) => `${rule.name} in ${from}`));
};

let broken: Set<string>;
beforeAll(() => {
  broken = findBroken();
});
for (const [rule, files] of Object.entries(BROKEN)) {
  test(`the rule ${rule} bites`, () => {
    expect([...broken]).toContain(`${rule} in ${Object.keys(files)[0]}`);
  });
}

const TABLES = 'server/src/platform/database/tables';
const WRITES =
  /\.(?:insert|update|delete)\(\s*(\w+)|\b(?:insert into|update|delete from) (?:only )?"?([a-z_]+)"?\b/g;

const FEATURES = join(ROOT, 'server/src/features');

/** The room that tables of this name belong to: the one of this name, or the one that has a part of this name. */
const roomOfTables = (name: string): string => {
  const rooms = readdirSync(FEATURES);
  return rooms.includes(name) ? name : (rooms.find((room) => existsSync(join(FEATURES, room, name))) ?? name);
};

/** Which room a table belongs to, by its name in code and in the database. */
const tableOwners = (): Map<string, string> => {
  const owners = new Map<string, string>();
  for (const file of readdirSync(join(ROOT, TABLES))) {
    const text = readFileSync(join(ROOT, TABLES, file), 'utf8');
    const room = roomOfTables(file.replace('.ts', ''));
    for (const [, name, table] of text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      owners.set(name!, room);
      owners.set(table!, room);
    }
  }
  return owners;
};

test('only the repositories of a room write its tables', () => {
  const owners = tableOwners();
  const repositories = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.repository.ts'),
  );
  expect(owners.size).toBeGreaterThan(30);
  expect(repositories.length).toBeGreaterThan(15);
  const foreign = repositories.flatMap((name) => {
    const room = name.split('/')[0]!;
    const text = readFileSync(join(FEATURES, name), 'utf8');
    return [...text.matchAll(WRITES)]
      .map(([, inCode, inSql]) => inCode ?? inSql ?? '')
      .filter((table) => owners.has(table) && owners.get(table) !== room)
      .map((table) => `${name} writes ${table}`);
  });
  expect(foreign).toEqual([]);
});

// What raw SQL answers is unknown: its rows come out through `rowsOf`, its columns through `columnOf`.
const UNPARSED: Record<string, RegExp> = {
  'a raw answer is taken apart': /[{,]\s*rows\b[^=;{}]*\}\s*=(?!>)|(?<!\.)\.rows\b|\[['"]rows['"]\]/,
  'a type stands in for a parse':
    /\bsql<|\.(?:execute|query)<|\b(?:rows?|found|answered)(?:\[\d+\])?!? as (?:[A-Z{]|unknown\b|typeof\b)/,
};
const unparsedIn = (text: string): string[] =>
  Object.keys(UNPARSED).filter((fault) =>
    UNPARSED[fault]!.test(text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')),
  );

const PLANTED = [
  'const { rows } = await db.execute(asked);',
  'const { rows: found, fields } = await pool.query(text);',
  'return (await db.execute(asked)).rows[0];',
  'const answered = await db.execute(asked); return answered.rows;',
  "return (await pool.query(text))['rows'];",
  'db.select({ n: sql<number>`count(*)` })',
  'await tx.execute<{ n: number }>(asked)',
  'await client.query<Row>(asked)',
  'const rows = await db.select().from(card);\nreturn rows as Pending[];',
  'const [found] = await asked; return found as Standing;',
];
for (const planted of PLANTED)
  test(`a raw row that nobody parses is found: ${planted.split('\n').pop()}`, () => {
    expect(unparsedIn(planted)).not.toEqual([]);
  });

test('rows of raw SQL are parsed wherever the server reads them', () => {
  const source = join(ROOT, 'server/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'platform/database/rows.ts',
  );
  const texts = files.map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));
  const reading = texts.filter(({ text }) => /\b(?:rowsOf|columnOf|prepared)\(|\bprepared</.test(text));
  expect(reading.length).toBeGreaterThan(20);
  expect(texts.flatMap(({ name, text }) => unparsedIn(text).map((fault) => `${name}: ${fault}`))).toEqual([]);
});

const WIRING = 'server/src/app/wire-features.ts';

/** The rooms that are built there, once for each time that something of theirs is made. */
const roomsBuiltIn = (text: string): string[] => {
  const imported = [...text.matchAll(/import \{([^}]*)\} from '\.\.\/features\/([\w-]+)\//g)];
  return imported.flatMap(([, names, room]) =>
    [...names!.matchAll(/\bmake\w+/g)].flatMap(([made]) => [
      ...Array.from(text.matchAll(new RegExp(`\\b${made}\\(`, 'g')), () => room!),
    ]),
  );
};

test('every room is built whole: none appears twice in the wiring', () => {
  const built = roomsBuiltIn(readFileSync(join(ROOT, WIRING), 'utf8'));
  expect(built.length).toBeGreaterThan(10);
  expect(built).toEqual([...new Set(built)]);
});

test('a room that is built in two parts is found', () => {
  const parts = ['makeOne', 'makeOther'].map(
    (name) => `import { ${name} } from '../features/one/${name}.ts';`,
  );
  const wiring = [...parts, 'const one = makeOne(platform);', 'const other = makeOther(platform);'];
  expect(roomsBuiltIn(wiring.join('\n'))).toEqual(['one', 'one']);
});
