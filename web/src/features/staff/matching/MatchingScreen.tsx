// How well matching serves everybody: who is served worst, how answers were foretold, and when a change may ship.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { type findServed, GROUP_MIN, SERVED_DAYS, SERVED_LEAST, SHIP_RULE } from '@ijeuwa/contract/served';
import { Badge } from '#ui/Badge.tsx';
import { formatDate, formatNumber } from '#ui/format.ts';
import { SkeletonTiles } from '#ui/SkeletonTiles.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useServed } from '../staff.queries.ts';
import { FigureTable } from './FigureTable.tsx';

type Figures = Answer<typeof findServed>;

const NOTHING = '–';
const percent = (share: number | null): string =>
  share === null ? NOTHING : `${(100 * share).toFixed(share < 0.1 ? 1 : 0)}\u00a0%`;
const decimal = (value: number | null, digits = 3): string =>
  value === null ? NOTHING : value.toFixed(digits);
const signed = (share: number | null): string =>
  share === null ? NOTHING : `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)}\u00a0%`;

export default function MatchingScreen() {
  return (
    <QueuePage
      title="Matching"
      intro={`How the last ${SERVED_DAYS} days served people. Counts alone; a group of fewer than ${GROUP_MIN} is not shown.`}
      query={useServed()}
      skeleton={<SkeletonTiles tiles={4} label="Loading the figures..." />}
    >
      {(figures) => (
        <div className="flex flex-col gap-8">
          <Groups {...figures} />
          <Nights {...figures} />
          <Calibration {...figures} />
          <Places {...figures} />
          <Halves {...figures} />
        </div>
      )}
    </QueuePage>
  );
}

const KIND: Record<Figures['groups'][number]['by'], string> = {
  religion: 'Faith',
  children: 'Children',
  age: 'Age',
  city: 'Town',
  gender: 'Sex',
};

const servedFigures = (one: Figures['everybody'], relative: string) => [
  relative,
  percent(one.matched),
  formatNumber(one.members),
  formatNumber(one.shown),
  formatNumber(one.likes),
  decimal(one.matchesPer100, 1),
  percent(one.replied),
];

/** Where fewer would have one at the mean, a single match more or less says too little. */
const EXPECTED_LEAST = 5;
const isServedBadly = ({ relative, members }: Figures['groups'][number], mean: number | null): boolean =>
  relative !== null && relative < SERVED_LEAST && members * (mean ?? 0) >= EXPECTED_LEAST;

function Groups({ everybody, groups }: Figures) {
  return (
    <FigureTable
      title="Who is served worst"
      intro={`The share of a group with a match of the last ${SERVED_DAYS} days, beside everybody’s (1.00). Below ${SERVED_LEAST} something is wrong with matching, not with the people; it is marked where ${EXPECTED_LEAST} and more would have a match at the mean.`}
      columns={[
        'Group',
        'Of the mean',
        'With a match',
        'Members here',
        'Times shown',
        'Likes received',
        'Matches per 100 shown',
        'Both wrote',
      ]}
      rows={
        everybody.members < GROUP_MIN
          ? []
          : [
              { key: 'everybody', name: 'Everybody', figures: servedFigures(everybody, '1.00') },
              ...groups.map((one) => ({
                key: `${one.by} ${one.name}`,
                name: (
                  <>
                    {one.name} <span className="font-normal text-ink-2">{KIND[one.by]}</span>{' '}
                    {isServedBadly(one, everybody.matched) && <Badge tone="danger">Served badly</Badge>}
                  </>
                ),
                figures: servedFigures(one, decimal(one.relative, 2)),
              })),
            ]
      }
      none="Too few people were here in these days to tell of any group."
    />
  );
}

function Nights({ nights }: Figures) {
  return (
    <FigureTable
      title="How answers were foretold"
      intro="Each night’s model, and how the one before foretold the answers that came since. A log loss above that of the mean would say that nothing was learnt; an area of 0.5 is chance."
      columns={['Night', 'Learnt of', 'Foretold', 'Log loss', 'Of the mean', 'Area under the curve']}
      rows={nights.map(({ fittedAt, answers, foretold, logLoss, meanLoss, auc }) => ({
        key: fittedAt,
        name: formatDate(fittedAt),
        figures: [
          formatNumber(answers),
          formatNumber(foretold),
          decimal(logLoss),
          decimal(meanLoss),
          decimal(auc),
        ],
      }))}
      none="No night has made a model yet."
    />
  );
}

function Calibration({ calibration: { answers, error, bins } }: Figures) {
  return (
    <FigureTable
      title="Foretold, and what came"
      intro={`${formatNumber(answers)} answers of the week by how likely a like was foretold to be.${error === null ? '' : ` On average the two lie ${percent(error)} apart.`}`}
      columns={['Foretold between', 'Answers', 'Foretold', 'Liked']}
      rows={bins.map((bin) => ({
        key: String(bin.from),
        name: `${Math.round(bin.from * 100)} and ${Math.round(bin.from * 100) + 10} %`,
        figures: [formatNumber(bin.answers), percent(bin.foretold), percent(bin.liked)],
      }))}
      none="Too few answers of the week are learnt of to tell."
    />
  );
}

function Places({ offPolicy: { byRank, byChance, explored, effective } }: Figures) {
  const rows = [
    { key: 'rank', name: 'By rank', figures: [percent(byRank), NOTHING, NOTHING] },
    {
      key: 'chance',
      name: 'By even chance',
      figures: [percent(byChance), formatNumber(explored), formatNumber(Math.round(effective))],
    },
  ];
  return (
    <FigureTable
      title="What ranking is worth"
      intro="Likes for each time shown: of places given by rank, and as it would be had they been given by even chance, out of the few that are, each weighed by how seldom it was (inverse propensity)."
      columns={['Places given', 'Liked', 'Given by chance', 'Worth so many even draws']}
      rows={byRank === null && byChance === null ? [] : rows}
      none="No place of the week was given with a known likelihood."
    />
  );
}

const MEASURES: Record<Figures['halves']['findings'][number]['measure'], string> = {
  matched: 'People with a match',
  matches: 'Matches per time shown',
  replies: 'Matches in which both wrote',
  reports: 'Reports and blocks per time shown',
};

function Halves({ halves: { markets, ships, findings } }: Figures) {
  return (
    <FigureTable
      title="When a change ships"
      intro={`${SHIP_RULE} It is tried in whole markets, never on single members, who would meet across the line. Here nothing differs between the halves of ${formatNumber(markets)} markets: so much is chance.`}
      columns={['Measure', 'Difference', 'Least', 'Most', 'Rule']}
      rows={findings.map(({ measure, change, low, high, holds }) => ({
        key: measure,
        name: MEASURES[measure],
        figures: [signed(change), signed(low), signed(high), holds ? 'Holds' : 'Does not hold'],
      }))}
      none=""
    >
      <p className="font-semibold">
        {ships ? 'By the rule this would ship: look again next week.' : 'By the rule this would not ship.'}
      </p>
    </FigureTable>
  );
}
