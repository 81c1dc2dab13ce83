// A practice counsellor: reads the assessments that wait and answers them after a few minutes, at the ordinary desk.
import { randomUUID } from 'node:crypto';
import type { Assessment, Duration } from '@ijeuwa/contract/therapy';
import type { Product } from '@ijeuwa/server/app/start-product';
import { lookEvery } from '../practice/look-again.ts';

const EMAIL = 'adeyemi@demo.ijeuwa.example';
const LOOKS_EVERY_MS = 30_000;
const ANSWERS_AFTER_MS = 4 * 60_000;

const BEGINNING: Record<Duration, string> = {
  less_than_1: 'You are young together: what you settle now costs little, and later much.',
  '1_3': 'After the first years the habits are there. The good news is that they are not old yet.',
  '3_5': 'You know each other’s sentences by heart. Try to hear the one behind them.',
  '5_plus': 'What has held for years has roots. We begin with what still works.',
};

/** It answers what was sent, and says what it is. */
export const insightsFor = ({ duration, goal }: Pick<Assessment, 'duration' | 'goal'>): string =>
  [
    `You wrote: “${goal.length > 120 ? `${goal.slice(0, 119).trimEnd()}…` : goal}”`,
    BEGINNING[duration],
    'For a first step: one evening a week, phones away, each speaks for ten minutes and the other only listens. Write down what surprised you, and bring it along.',
    'I belong to the demonstration: this is practice, and nobody has judged your marriage. In the real product a licensed counsellor answers.',
  ].join('\n\n');

export const startPracticeCounsellor = async ({
  features,
  platform,
}: Pick<Product, 'features' | 'platform'>) => {
  const me = (await features.staff.team.list()).find(({ email }) => email === EMAIL);
  if (!me) throw new Error('the practice counsellor is not among the staff');
  const viewer = { staffId: me._id, sessionId: '', roles: me.roles };
  const { desk } = features.therapy.assessments;

  const look = async (): Promise<void> => {
    const { assessments } = await desk.list(viewer, undefined);
    const now = platform.clock.now().getTime();
    for (const { _id, sentAt, answeredAt, staff, mine } of assessments) {
      // What a colleague has taken is theirs.
      if (answeredAt || (staff && !mine) || now - Date.parse(sentAt) < ANSWERS_AFTER_MS) continue;
      const text = insightsFor(await desk.read(viewer, _id));
      await desk.write(viewer, _id, { clientId: randomUUID(), text });
    }
  };
  return { look, ...lookEvery(LOOKS_EVERY_MS, look, platform.onError) };
};
