// How a line leaves the list that pays for no transfer: somebody says why, of much money two people, and the books say it
// too; and what was paid for by money that the bank took back ends.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { closeStatementLine } from '@ijeuwa/contract/statements';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { dayIn } from '#platform/mail-words.ts';
import type { Notice, Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { findAttempt } from '../checkout/attempts.repository.ts';
import { lockOrder } from '../checkout/orders.repository.ts';
import { approvalsNeeded } from '../checkout/orders.rules.ts';
import type { LoseAtBank } from '../disputes/losing-at-bank.ts';
import { lookDueAt } from '../payments/look-clock.rules.ts';
import type { SecondWanted } from '../refunds/second-person.mails.ts';
import { tellSecond, whoCounts } from '../refunds/second-person.ts';
import * as closings from './closing.repository.ts';
import type { ImportingNeeds } from './importing.service.ts';
import type { Look } from './looking.ts';
import { isPinned } from './matching.rules.ts';
import { takenBackNotice } from './statements.mails.ts';
import * as statements from './statements.repository.ts';
import { sayByOf } from './taken-back.rules.ts';
import type { WithdrawWords } from './waiting-transfers.ts';

export type ClosingNeeds = ImportingNeeds & {
  live: Live;
  notify: Notify;
  withdrawWords: WithdrawWords;
  /** What the transfer paid for ends. */
  loseAtBank: LoseAtBank;
  twoStaffAboveNaira: number;
  publicUrl: string;
};
type Said = Received<typeof closeStatementLine>['body'];

const conflict = (message: string) => new AppError('conflict', message);
const invalid = (field: 'as' | 'reference', message: string) =>
  new AppError('invalid', message, { [field]: message });
const saidAlready = () => conflict('You have said so already. A second person has to say it too.');

export const makeClosing = (needs: ClosingNeeds, look: Look) => {
  const { db, clock, live, audit, ofNobody, twoStaffAboveNaira } = needs;

  /** What is told of a line that the bank took back, where it is known whose it was. */
  const takenBackOf = async (staffId: string, lineId: string): Promise<Notice | undefined> => {
    if (!(await statements.isTakenBack(db, lineId))) return undefined;
    const { unsettled, matches, waiting } = await look(staffId);
    const line = unsettled.find(({ id }) => id === lineId);
    const proposed = matches.get(lineId)?.proposals[0];
    const named = proposed && isPinned(proposed) ? proposed.transferId : undefined;
    const transfer = waiting.get(line?.transferId ?? named ?? '');
    if (!line || !transfer || transfer.accountClosed) return undefined;
    const { memberId, title, reference } = transfer;
    return takenBackNotice({ lineId, memberId, title, reference, amountMinor: line.amountMinor });
  };

  /** What it paid for ends, and whoever paid is told. */
  const loseConfirmed = async (
    tx: Queryable,
    { id: lineId, transferId, amountMinor }: statements.KeptLine,
  ) => {
    const lost = await needs.loseAtBank(tx, { attemptId: transferId, lineId, amountMinor });
    if (!lost) return;
    const { memberId, title, reference } = lost;
    await needs.notify(tx, takenBackNotice({ lineId, memberId, title, reference, amountMinor, lost }));
  };

  /** What is named has to be there: nobody’s money does not leave the books by a word alone. */
  const wordOf = async (
    tx: Queryable,
    { id, amountMinor }: statements.KeptLine,
    { as, reference }: Said,
    closingBy: string,
  ): Promise<closings.ClosingWord> => {
    if (as === undefined) throw invalid('as', 'Please say which it is.');
    if (as === 'interest') return { closingAs: as, closingReference: null, closingBy };
    if (reference === undefined) throw invalid('reference', 'Please give its reference.');
    if (as === 'sent_back') {
      if (await closings.isSendingKnown(tx, id, reference))
        throw invalid('reference', 'Another line was sent back under this reference.');
      return { closingAs: as, closingReference: reference, closingBy };
    }
    const booked = await closings.findBooked(tx, reference);
    if (!booked)
      throw invalid('reference', 'The books have no confirmed transfer and no payout of this reference.');
    if (amountMinor > booked.minor)
      throw invalid('reference', 'The books have less under this reference than came with this line.');
    return { closingAs: as, closingReference: booked.name, closingBy };
  };

  /** That of two people one has said a word about a line. */
  const tellOther = (
    tx: Queryable,
    { id, onDay, amountMinor }: statements.KeptLine,
    staffId: string,
    said: Pick<SecondWanted, 'step' | 'closedAs' | 'dueAt'>,
  ): Promise<void> => {
    const title = dayIn(HOME_ZONE, new Date(`${onDay}T12:00:00Z`));
    // Another word may be said of it: that one is told as well.
    const about = { of: id, id: `${id}:${clock.now().toISOString()}`, title };
    return tellSecond(tx, needs, staffId, { ...about, ...said, amountMinor, currency: 'NGN' });
  };

  /** Whether enough people have said the same; then the books say it too. */
  const leaveAs = async (tx: Queryable, line: statements.KeptLine, word: closings.ClosingWord) => {
    const needed = approvalsNeeded(line.amountMinor, twoStaffAboveNaira);
    const counts = await whoCounts(tx, word.closingBy, [line.closingBy]);
    const isSame =
      counts(line.closingBy) &&
      line.closingAs === word.closingAs &&
      line.closingReference === word.closingReference;
    if (needed > 1 && isSame && line.closingBy === word.closingBy) throw saidAlready();
    await closings.sayClosing(tx, line.id, word);
    if (needed > 1 && !isSame) {
      const dueAt = lookDueAt(await closings.findUploadedAt(tx, line));
      const closedAs = word.closingAs.replace('_', ' ');
      await tellOther(tx, line, word.closingBy, { step: 'close', closedAs, dueAt });
      return false;
    }
    // The books had it by what was confirmed by hand; it is something else.
    if (line.presumedPaymentId && word.closingAs !== 'booked') await ofNobody.came(tx, [line]);
    if (word.closingAs === 'sent_back') await ofNobody.sentBack(tx, line);
    else if (word.closingAs === 'interest') await ofNobody.paidAsInterest(tx, line);
    else await ofNobody.left(tx, [line.id]);
    return true;
  };

  /** Money that came and that nobody has taken in; what the bank took back of it left the books with its line. */
  const closeOpen = async (tx: Queryable, line: statements.KeptLine, said: Said, staffId: string) => {
    if (await closings.isTakenIn(tx, line))
      throw conflict('It was confirmed meanwhile. Please look at the list again.');
    const isTakenBack = await statements.isTakenBack(tx, line.id);
    if (isTakenBack) await ofNobody.left(tx, [line.id]);
    else if (!(await leaveAs(tx, line, await wordOf(tx, line, said, staffId)))) return false;
    await statements.closeLine(tx, line, clock.now());
    await needs.presumed.seen(tx);
    if (line.transferId) await needs.withdrawWords(tx, line.transferId, line.amountMinor);
    return true;
  };

  /** With the order that it was said to be for, and in its order: nobody counts by a word that is being withdrawn. */
  const lockWithOrder = async (tx: Queryable, lineId: string): Promise<statements.KeptLine | undefined> => {
    const transferId = (await statements.findLine(tx, lineId))?.transferId ?? null;
    const transfer = transferId && (await findAttempt(tx, transferId));
    if (transfer) await lockOrder(tx, transfer.orderId);
    const line = await closings.lockLine(tx, lineId);
    if (line && line.transferId !== transferId)
      throw conflict('Somebody has said meanwhile what this line is for. Please look at it again.');
    return line;
  };

  return async (
    { staffId }: StaffViewer,
    lineId: string,
    said: Said,
  ): Promise<Answer<typeof closeStatementLine>> => {
    const gone = await takenBackOf(staffId, lineId);
    const closed = await db.transaction(async (tx) => {
      await statements.lockStatements(tx);
      const line = await lockWithOrder(tx, lineId);
      if (!line || line.amountMinor < 0) throw notFound('This line');
      const record = (act: string) =>
        audit.record(tx, { staffId, subject: subjectOf(lineId, said), reason: said.reason, act });
      if (line.state === 'open') {
        if (!(await closeOpen(tx, line, said, staffId))) {
          await record('say why a statement line is to be closed');
          return false;
        }
        if (gone) await needs.notify(tx, gone);
        await record('close statement line');
        return true;
      }
      if (!(await statements.isGone(tx, lineId)))
        throw conflict('Somebody has dealt with this line already. It is no longer on the list.');
      if (line.takenBackBy === staffId) throw saidAlready();
      const counts = await whoCounts(tx, staffId, [line.takenBackBy]);
      if (!counts(line.takenBackBy)) {
        await statements.sayGone(tx, lineId, staffId);
        await tellOther(tx, line, staffId, { step: 'gone', dueAt: sayByOf(line) });
        await record('say that a transfer is gone');
        return false;
      }
      await ofNobody.left(tx, [lineId]);
      await statements.closeLine(tx, line, clock.now());
      await loseConfirmed(tx, line);
      await record('close statement line');
      return true;
    });
    workChanged(live, 'statements');
    return { closed };
  };
};

const subjectOf = (lineId: string, { as, reference }: Said): string =>
  [`statement line ${lineId}`, as?.replace('_', ' '), as && reference].filter(Boolean).join(', ');
