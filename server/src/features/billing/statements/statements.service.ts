// Bank statements as finance staff work with them: what each line may be for, and what they say that it is.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type confirmStatementLine,
  type listStatementLines,
  type Proposal,
  STATEMENT_LIST_MAX,
  type StatementLine,
  type Upload,
  type uploadStatement,
} from '@ijeuwa/contract/statements';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { workChanged } from '#platform/work-changed.ts';
import { isTransferUndone } from '../payments/never-came.repository.ts';
import { listLapsed } from '../refunds/second-person.repository.ts';
import { saidBy } from '../refunds/second-person.ts';
import { findByHand, lockLine } from './closing.repository.ts';
import { type ClosingNeeds, makeClosing } from './closing.service.ts';
import { hasCome, refuseWhatIsGone } from './confirming.ts';
import { makeImporting } from './importing.service.ts';
import { LOOKED_AT, makeLook } from './looking.ts';
import type { Match, Proposed } from './matching.rules.ts';
import { partsOf, senderOf } from './narration.rules.ts';
import { makePresumed } from './presumed.ts';
import * as statements from './statements.repository.ts';
import { sayByOf } from './taken-back.rules.ts';
import {
  type ConfirmMore,
  type ConfirmTransfer,
  type ListWaitingTransfers,
  WAITING_MAX,
  type WaitingTransfer,
} from './waiting-transfers.ts';

export type StatementsNeeds = Omit<ClosingNeeds, 'presumed'> & {
  listWaiting: ListWaitingTransfers;
  confirmTransfer: ConfirmTransfer;
  confirmMore: ConfirmMore;
  /** Lines beyond doubt up to this amount are confirmed by themselves; nothing: none are. */
  statementConfirmsUpToNaira: number;
};

const UPLOADS_SHOWN = 10;
const conflict = (message: string) => new AppError('conflict', message);

export const makeStatements = (given: StatementsNeeds) => {
  const presumed = makePresumed(given);
  const needs = { ...given, presumed };
  const { db, clock, sealing, live, audit, listWaiting, confirmTransfer, confirmMore, ofNobody } = needs;
  const importing = makeImporting(needs);

  const { look, openLine, sendersOf } = makeLook(needs);
  type Looked = Awaited<ReturnType<typeof look>>;

  const firstOf = ({ state, closingBy, takenBackBy }: statements.KeptLine) =>
    state === 'open' ? closingBy : takenBackBy;

  const toLine = (
    line: Looked['unsettled'][number],
    match: Match,
    waiting: Looked['waiting'],
    { said, lapsed }: ReturnType<typeof saidBy>,
  ): StatementLine => ({
    _id: line.id,
    on: line.day,
    amount: { amountMinor: line.amountMinor, currency: 'NGN' },
    narration: line.narration,
    finding: match.finding,
    proposals: match.proposals.map((one) => toProposal(one, waiting.get(one.transferId)!)),
    chosen: line.state === 'open' ? line.transferId : null,
    sayBy: line.state === 'open' ? null : (sayByOf(line)?.toISOString() ?? null),
    saidGone: line.state === 'open' ? null : said,
    saidClosed: saidClosedOf(line, said),
    lapsed,
  });

  const confirmBy = async (
    viewer: StaffViewer,
    lineId: string,
    { transferId, reason }: Received<typeof confirmStatementLine>['body'],
  ) => {
    const transfer = (await listWaiting(viewer.staffId)).find(({ id }) => id === transferId);
    const said = await db.transaction(async (tx) => {
      await statements.lockStatements(tx);
      const kept = await statements.findLine(tx, lineId);
      if (!kept || kept.amountMinor < 0) throw notFound('This line');
      if (!transfer)
        throw conflict('This transfer was dealt with meanwhile, or is too old. Please choose another one.');
      const line = openLine(kept);
      refuseWhatIsGone(line, transfer, await statements.isTakenBack(tx, lineId));
      const tied = (await statements.listTaken(tx, [transferId])).get(transferId);
      const isOther =
        transfer.undone || (tied === undefined ? line.amountMinor !== transfer.amountMinor : tied !== lineId);
      const isMore = transfer.settled && isOther;
      if (isMore && transfer.byHand) throw unseenYet(transfer.reference);
      const byHand = isMore && (await findByHand(tx, transferId, line.amountMinor));
      if (byHand) throw byHandAlready(byHand);
      return { line, transfer, isMore };
    });
    const { amountMinor } = said.line;
    /**
     * Under the lock of the order, and in one with what comes of it: nobody closes the line, or says that it is for another,
     * until its money is in; where nothing comes of it, the line is nobody’s as before.
     */
    const hold = async (tx: Queryable): Promise<void> => {
      const held = (await lockLine(tx, lineId))!;
      if (held.state === 'closed')
        throw conflict('Somebody has closed this line meanwhile. It is no longer on the list.');
      const isStill = said.isMore
        ? held.state === 'open' && held.transferId === said.line.transferId
        : held.transferId === null || held.transferId === transferId;
      if (!isStill)
        throw conflict(
          'Somebody has said meanwhile that this line is for something else. Please look at it again.',
        );
      if (!said.isMore && (await isTransferUndone(tx, transferId)))
        throw conflict('Somebody has said meanwhile that this transfer never came. Please look at it again.');
      if (!said.isMore && !(await statements.chooseTransfer(tx, lineId, transferId)))
        throw conflict('This line or transfer was confirmed with another meanwhile.');
      await audit.record(tx, {
        staffId: viewer.staffId,
        act: 'say what a statement line is for',
        subject: `statement line ${lineId}, transfer ${transferId}`,
        reason,
      });
    };
    /** Somebody has said what it is: the books have it as nobody’s no longer. */
    const settle = async (tx: Queryable): Promise<void> => {
      if (said.isMore) {
        await statements.closeLine(tx, said.line, clock.now());
        // What was said of another transfer by this line goes with it.
        if (said.line.transferId) await needs.withdrawWords(tx, said.line.transferId, amountMinor);
      } else await statements.settleLine(tx, lineId, transferId, clock.now());
      await ofNobody.left(tx, [lineId]);
      await presumed.seen(tx);
    };
    const line = { hold, settle, saidOf: said.line.transferId ?? undefined };
    if (said.isMore) {
      const more = { transaction: `line ${lineId}`, amountMinor, reason, line };
      return { done: await confirmMore(viewer, transferId, more), ...said };
    }
    return { done: await confirmTransfer(viewer, transferId, { amountMinor, reason, line }), ...said };
  };

  /** What came by somebody’s own word teaches whose money this is; what the rules found teaches them nothing. */
  const remember = async (line: { narration: string }, transfer: WaitingTransfer): Promise<void> => {
    const sender = senderOf(line.narration, [partsOf(transfer.reference).word]);
    if (!sender) return;
    const known = await sendersOf([transfer]);
    if (known.get(transfer.memberId)?.includes(sender)) return;
    await statements.saveSender(db, {
      memberId: transfer.memberId,
      senderSealed: sealing.seal(sender),
      rememberedAt: clock.now(),
    });
  };

  /** In the name of whoever uploaded the statement; what cannot be confirmed stays for a person. */
  const confirmCertain = async (viewer: StaffViewer, lineIds: readonly string[]): Promise<number> => {
    const most = needs.statementConfirmsUpToNaira * 100;
    if (most === 0 || lineIds.length === 0) return 0;
    const { unsettled, matches, waiting } = await look(viewer.staffId);
    if (waiting.size >= WAITING_MAX || unsettled.length >= LOOKED_AT) return 0;
    const fresh = new Set(lineIds);
    let confirmed = 0;
    for (const { id, amountMinor, day } of unsettled) {
      const match = matches.get(id)!;
      if (!fresh.has(id) || match.finding !== 'certain' || amountMinor > most) continue;
      const reason = `Found by itself in the statement, on ${day}: reference and amount fit, and no other.`;
      try {
        const { done } = await confirmBy(viewer, id, { transferId: match.proposals[0]!.transferId, reason });
        if (done.paid) confirmed++;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }
    return confirmed;
  };

  return {
    async list({ staffId }: StaffViewer): Promise<Answer<typeof listStatementLines>> {
      const { unsettled, matches, waiting } = await look(staffId);
      const shown = unsettled.slice(0, STATEMENT_LIST_MAX);
      const [all, uploads] = [
        await statements.countUnsettled(db),
        await statements.listUploads(db, UPLOADS_SHOWN),
      ];
      const newest =
        shown
          .map(({ id }) => id)
          .toSorted()
          .at(-1) ?? 'none';
      await audit.recordLook({
        staffId,
        act: 'read statement lines',
        subject: `${shown.length} lines, the newest ${newest}`,
      });
      const lapsed = await listLapsed(db, shown.map(firstOf));
      return {
        lines: shown.map((line) =>
          toLine(line, matches.get(line.id)!, waiting, saidBy(firstOf(line), staffId, lapsed)),
        ),
        more: Math.max(0, all - shown.length),
        uploads: uploads.map(toUpload),
      };
    },

    async upload(viewer: StaffViewer, bytes: Uint8Array): Promise<Answer<typeof uploadStatement>> {
      const { creditIds, ...told } = await importing(viewer, bytes);
      const confirmed = await confirmCertain(viewer, creditIds);
      workChanged(live, 'statements');
      return { ...told, confirmed };
    },

    async confirm(
      viewer: StaffViewer,
      lineId: string,
      body: Received<typeof confirmStatementLine>['body'],
    ): Promise<Answer<typeof confirmStatementLine>> {
      const { done, line, transfer } = await confirmBy(viewer, lineId, body);
      if (hasCome(done)) await remember(line, transfer);
      workChanged(live, 'statements');
      return done;
    },

    close: makeClosing(needs, look),
  };
};
export type Statements = ReturnType<typeof makeStatements>;

const byHandAlready = (reference: string): AppError =>
  conflict(
    `As much was confirmed by hand for this order, as ${reference}, and is on no statement yet. If it is this money, close the line as one that is in the books, by that reference.`,
  );

const unseenYet = (reference: string): AppError =>
  conflict(
    `This transfer was confirmed by hand, and no statement shows that money yet. If this line is it, close the line as one that is in the books, by ${reference}; what is missing of it is told apart.`,
  );

const saidClosedOf = (
  { state, closingAs, closingReference }: statements.KeptLine,
  by: 'me' | 'other' | null,
): StatementLine['saidClosed'] =>
  state !== 'open' || closingAs === null || by === null
    ? null
    : { by, as: closingAs, reference: closingReference };

const toProposal = (
  { transferId, evidence, differenceMinor }: Proposed,
  transfer: WaitingTransfer,
): Proposal => ({
  transferId,
  evidence,
  differenceMinor,
  reference: transfer.reference,
  member: { _id: transfer.memberId, name: transfer.memberName },
  title: transfer.title,
  total: { amountMinor: transfer.amountMinor, currency: 'NGN' },
  announcedAt: transfer.announcedAt?.toISOString() ?? null,
  approvals: transfer.approvals,
  approvalsNeeded: transfer.approvalsNeeded,
  confirmedByMe: transfer.confirmedByMe,
  lapsed: transfer.lapsed,
  confirmed: transfer.settled,
  goesBack: transfer.goesBack,
  missing: transfer.missingMinor > 0 ? { amountMinor: transfer.missingMinor, currency: 'NGN' } : null,
  ended: transfer.ended,
});

const toUpload = ({ statement, by }: Awaited<ReturnType<typeof statements.listUploads>>[number]): Upload => ({
  by,
  uploadedAt: statement.uploadedAt.toISOString(),
  from: statement.firstDay,
  to: statement.lastDay,
  lines: statement.lineCount,
  newLines: statement.newCount,
});
