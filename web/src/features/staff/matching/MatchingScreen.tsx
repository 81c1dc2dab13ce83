// How well matching serves everybody: who is served worst, how answers were foretold, and when a change may ship.

import type { Answer } from '@ijeuwa/contract/endpoint';
import { type findServed, GROUP_MIN, SERVED_DAYS, SERVED_LEAST, SHIP_RULE } from '@ijeuwa/contract/served';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
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
      intro={`How many of each group had a match in the last ${SERVED_DAYS} days, beside everybody (1.00). Below ${SERVED_LEAST} we serve a group badly: it is our matching that is at fault, not the people. A group is marked once ${EXPECTED_LEAST} of it should have had a match.`}
      columns={[
        'Group',
        'Beside everybody',
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
      title="How well answers were guessed"
      intro="Each night the order of the deck is learnt anew. Here is how well the night before guessed the answers that came since. Its error (log loss) has to be below that of guessing the average every time. Order is 1 where every like was ranked above every pass, and 0.5 by chance (area under the curve)."
      columns={['Night', 'Learnt from', 'Guessed', 'Error', 'Error of the average', 'Order']}
      rows={nights.map(({ fittedAt, answers, foretold, logLoss, meanLoss, auc }) => ({
        key: fittedAt,
        name: formatDate(fittedAt, HOME_ZONE),
        figures: [
          formatNumber(answers),
          formatNumber(foretold),
          decimal(logLoss),
          decimal(meanLoss),
          decimal(auc),
        ],
      }))}
      none="Nothing has been learnt yet. The first night with answers is listed here."
    />
  );
}

function Calibration({ calibration: { answers, error, bins } }: Figures) {
  return (
    <FigureTable
      title="How sure we were, and how right"
      intro={`${formatNumber(answers)} answers of the week, by how likely we thought a like was.${error === null ? '' : ` On average what we thought and what came lie ${percent(error)} apart.`}`}
      columns={['Likely by', 'Answers', 'We thought', 'Liked']}
      rows={bins.map((bin) => ({
        key: String(bin.from),
        name: `${Math.round(bin.from * 100)} to ${Math.round(bin.from * 100) + 10} %`,
        figures: [formatNumber(bin.answers), percent(bin.foretold), percent(bin.liked)],
      }))}
      none="Too few answers came this week to tell."
    />
  );
}

function Places({ offPolicy: { byRank, byChance, explored, effective } }: Figures) {
  const rows = [
    { key: 'rank', name: 'By our order', figures: [percent(byRank), NOTHING, NOTHING] },
    {
      key: 'chance',
      name: 'By chance alone',
      figures: [percent(byChance), formatNumber(explored), formatNumber(Math.round(effective))],
    },
  ];
  return (
    <FigureTable
      title="What our order is worth"
      intro="How often whoever is shown is liked: where our order chose the place, and how it would be if chance chose them all. The second is worked out from the few places that chance does fill (inverse propensity), so it says little while they are few."
      columns={['Who chose the place', 'Liked', 'Chosen by chance', 'Count as']}
      rows={byRank === null && byChance === null ? [] : rows}
      none="No place of this week can be weighed yet."
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
      title="When a change goes to everybody"
      intro={`${SHIP_RULE} It is tried in whole markets, never on single members, who would meet across the line. Below are two halves of ${formatNumber(markets)} markets that nothing was changed in: what differs there is chance, and a change has to do more.`}
      columns={['Measure', 'Difference', 'Least', 'Most', 'Rule']}
      rows={findings.map(({ measure, change, low, high, holds }) => ({
        key: measure,
        name: MEASURES[measure],
        figures: [
          signed(change),
          signed(low),
          signed(high),
          change === null ? 'Too few to tell' : holds ? 'Met' : 'Not met',
        ],
      }))}
      none=""
    >
      <p className="font-semibold">
        {ships
          ? 'By the rule chance alone would pass here: look again next week.'
          : 'By the rule chance alone would not pass here, as it should be.'}
      </p>
    </FigureTable>
  );
}
