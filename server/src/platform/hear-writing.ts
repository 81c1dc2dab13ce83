// Ties a socket event to a deed that is one statement, as `serve.writing` ties a call: the session is looked up in it anew.
import type { Heard, SaidEvent } from '@ijeuwa/contract/live';
import type { $ZodType, output } from 'zod/v4/core';
import type { Values } from './database/viewer-read.ts';
import { type HearUnread, readerOf } from './hear.ts';
import { cardIn } from './http/card-numbers.ts';
import { expectSession } from './http/expect-member.ts';
import type { DeedOf, FoundViewer, Gate, Viewer } from './http/viewer.ts';
import { giveBackWrite, takeAccountWrite } from './http/write-limit.ts';
import type { Limits } from './limits.ts';
import { type MemberScreen, tokenHashOf } from './screens.ts';

type Answered = SaidEvent & { answer: $ZodType };
type Writing<E extends Answered, V extends Values, Row extends object> = {
  deed: DeedOf<V, Row>;
  values(said: output<E['payload']>): V;
  answer(asked: { viewer: Viewer; screen: MemberScreen; values: V; rows: Row[] }): Promise<Heard<E>>;
};
/** Whoever says the same over HTTP goes in the same statement. */
export type HearWriting = <E extends Answered, V extends Values, Row extends object>(
  event: E,
  writing: Writing<E, V, Row>,
) => void;

type Needs = {
  gate: Pick<Gate, 'writing' | 'findByHash'>;
  limits: Pick<Limits, 'takeHere' | 'giveBackHere'>;
};

export const makeHearWriting =
  (hearUnread: HearUnread<FoundViewer>, { gate, limits }: Needs): HearWriting =>
  (event, { deed, values, answer }) => {
    const ask = gate.writing(deed);
    const read = readerOf(event);
    const readSaid = (said: unknown) => {
      const card = cardIn(said);
      if (card) throw card;
      return values(read(said));
    };
    /** What is wrong with it is said to nobody whose session has ended. */
    const readFor = async (screen: MemberScreen, said: unknown) => {
      try {
        return readSaid(said);
      } catch (wrong) {
        const viewer = await gate.findByHash(tokenHashOf(screen));
        if (!viewer) await giveBackWrite(limits, screen.data.memberId);
        expectSession({}, viewer);
        throw wrong;
      }
    };
    hearUnread(event, async (screen, said) => {
      const { memberId } = screen.data;
      await takeAccountWrite(limits, memberId);
      const tokenHash = tokenHashOf(screen);
      const given = await readFor(screen, said);
      const found = await ask(tokenHash, given);
      if (!found) await giveBackWrite(limits, memberId);
      expectSession({}, found?.viewer);
      return answer({ ...found!, screen, values: given });
    });
  };
