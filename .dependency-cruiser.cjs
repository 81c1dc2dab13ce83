// The house rule: imports run one way, app → features → platform → contract; no rule names a room.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'A circle has no beginning to read from.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a-room-never-imports-another-room',
      severity: 'error',
      from: { path: '^(server|web)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'rooms-do-not-know-the-joiner',
      severity: 'error',
      from: { path: '^(server|web)/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|web)/src/(app|adapters|main)' },
    },
    {
      name: 'the-ground-knows-nothing-above-it',
      severity: 'error',
      from: { path: '^(server|web)/src/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|web)/src/(app|features|adapters|ui)/' },
    },
    {
      name: 'the-design-knows-no-room',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(web/src/(app|features)/|contract/)' },
    },
    {
      name: 'only-the-joiner-imports-adapters',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(app|adapters)/|\\.test\\.ts$' },
      to: { path: '^server/src/adapters/' },
    },
    {
      name: 'adapters-know-the-ground-alone',
      severity: 'error',
      from: { path: '^server/src/adapters/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(app|features)/' },
    },
    {
      name: 'server-and-web-meet-in-the-contract',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|demo)/' },
    },
    {
      name: 'the-server-knows-no-web',
      severity: 'error',
      from: { path: '^(server|demo)/' },
      to: { path: '^web/' },
    },
    {
      name: 'drawings-know-nobody',
      severity: 'error',
      comment: 'People and pictures are drawn for the demonstration and for the public pages alike.',
      from: { path: '^drawings/' },
      to: { path: '^(contract|server|web|demo)/' },
    },
    {
      name: 'screens-get-pictures-as-files',
      severity: 'error',
      comment: 'Only the build of the web draws; what draws must never reach a phone.',
      from: { path: '^(server|web)/src/' },
      to: { path: '^drawings/' },
    },
    {
      name: 'the-demonstration-stays-outside',
      severity: 'error',
      comment: 'Only the start of the program may load it, and only outside production.',
      from: { path: '^server/src/', pathNot: '^server/src/main\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'the-contract-depends-on-the-schema-library-alone',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '(^contract/src/|(^|/)node_modules/zod/)' },
    },
    {
      name: 'rules-import-the-contract-and-rules-alone',
      severity: 'error',
      comment: 'Temporal is of the language; Node 24 lacks it.',
      from: { path: '\\.rules\\.ts$' },
      to: { pathNot: '(^contract/src/|\\.rules\\.ts$|(^|/)node_modules/temporal-polyfill/)' },
    },
    {
      name: 'sql-lives-in-repositories',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '\\.repository\\.ts$|\\.test\\.ts$' },
      to: { path: '((^|/)node_modules/drizzle-orm/|^server/src/platform/database/tables/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
