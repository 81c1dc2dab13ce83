// What he does at the moment at which she parts from him, and the ways to part.
import { randomUUID } from 'node:crypto';
import { sendMessage } from '@ijeuwa/contract/chat';
import { acceptMatch, endMatch } from '@ijeuwa/contract/matching';
import { findPublicProfile, type PublicProfile } from '@ijeuwa/contract/people';
import { blockMember, reportMember } from '@ijeuwa/contract/safety';
import { answer, match } from '#platform/database/tables/matching.ts';
import { type Answered, ask, askAt, type Racer, type Racing } from './racing.ts';

export const DEEDS = ['like', 'answered like', 'message', 'photo', 'push'] as const;
export type Deed = (typeof DEEDS)[number];
export const PARTINGS = ['block', 'report', 'unmatch'] as const;
export type Parting = (typeof PARTINGS)[number];

export type Pair = { her: Racer; him: Racer; matchId?: string };

const isMatched = (deed: Deed): boolean => deed !== 'like' && deed !== 'answered like';
/** Where there is no match there is none to end. */
export const mayPartBy = (deed: Deed, parting: Parting): boolean => parting !== 'unmatch' || isMatched(deed);

/** What the two are to each other before. */
export const bringTogether = async (racing: Racing, her: Racer, him: Racer, deed: Deed): Promise<Pair> => {
  const at = racing.clock.now();
  const like = (one: Racer, other: Racer) => ({
    viewerId: one.id,
    targetId: other.id,
    kind: 'like' as const,
    answeredAt: at,
  });
  if (deed === 'like') return { her, him };
  if (deed === 'answered like') {
    await racing.db.insert(answer).values(like(her, him));
    return { her, him };
  }
  await racing.db.insert(answer).values([like(her, him), like(him, her)]);
  const [lowId, highId] = [her.id, him.id].sort() as [string, string];
  const [made] = await racing.db
    .insert(match)
    .values({ lowId, highId, matchedAt: at })
    .returning({ id: match.id });
  return { her, him, matchId: made!.id };
};

/** Each time it is called he does it anew; all that it needs is at hand by then. */
export const readyFor = async (
  racing: Racing,
  { her, him, matchId = '' }: Pair,
  deed: Deed,
): Promise<() => Promise<Answered>> => {
  if (!isMatched(deed)) return () => ask(racing, him, acceptMatch, { params: { id: her.id }, query: {} });
  if (deed === 'photo') {
    const page = await ask(racing, him, findPublicProfile, { params: { id: her.id } });
    const [address] = (page.body as PublicProfile).images;
    return () => askAt(racing, him, 'GET', address!);
  }
  return () => {
    const body = { clientId: randomUUID(), text: 'Are you there?' };
    return ask(racing, him, sendMessage, { params: { matchId }, body });
  };
};

export const part = (
  racing: Racing,
  { her, him, matchId = '' }: Pair,
  parting: Parting,
): Promise<Answered> => {
  const params = { id: him.id };
  if (parting === 'block') return ask(racing, her, blockMember, { params });
  if (parting === 'unmatch') return ask(racing, her, endMatch, { params: { id: matchId } });
  return ask(racing, her, reportMember, { params, body: { reason: 'harassment' } });
};
