// Faults of money, each a few characters of the product's text, all planted at once while it is loaded, and one of them awake;
// or something that a database of its own lacks. Nothing of it stands in the product.
const BILLING = 'server/src/features/billing/';

/** Where two lines hold, both are gone. */
export type Fault = { file: string; cut: string; by: string; sql?: string } | { sql: string };
declare global {
  /** Which one is awake. */
  var moneyFault: string | undefined;
}
const on = (name: string): string => `(globalThis.moneyFault === '${name}')`;
/** `by`: with `#` for whether it is awake. */
const of = (file: string, cut: string, by: string) => ({ file: `${BILLING}${file}`, cut, by });

export const FAULTS: Record<string, Fault> = {
  'months are counted in UTC': {
    file: 'contract/src/lagos-months.ts',
    cut: 'new Date(moment.getTime() + LAGOS_AHEAD_MS)',
    by: 'new Date(moment.getTime() + (# ? 0 : LAGOS_AHEAD_MS))',
  },
  'a discount is rounded down': of(
    'codes/codes.rules.ts',
    'Math.ceil((units',
    '(# ? Math.floor : Math.ceil)((units',
  ),
  'what counts in an upgrade is rounded down': of(
    'changes/upgrade.rules.ts',
    'Math.ceil((netMinor',
    '(# ? Math.floor : Math.ceil)((netMinor',
  ),
  'an upgrade counts today as left': of(
    'changes/upgrade.rules.ts',
    'const tomorrow = dayAfter(today)',
    'const tomorrow = # ? today : dayAfter(today)',
  ),
  'too little settles an order': of(
    'payments/money.rules.ts',
    "standing === 'fits' ||",
    "(# && standing === 'short') || standing === 'fits' ||",
  ),
  'a payment in another currency counts': of(
    'payments/money.rules.ts',
    'if (received.currency',
    'if (!# && received.currency',
  ),
  'a second payment counts': of('payments/money.rules.ts', 'if (due.settled)', 'if (!# && due.settled)'),
  'what is too much is kept': of(
    'payments/money.rules.ts',
    'owedBack: amountMinor - allocated',
    'owedBack: # ? 0 : amountMinor - allocated',
  ),
  'late money has the price of a code that was let go': of(
    'payments/settlement.service.ts',
    'if (await codes.takeAgain(',
    'if (# || await codes.takeAgain(',
  ),
  'a refund whose answer was lost is sent again': of(
    'refunds/sending.service.ts',
    'const listed = await provider.list(thereOf(found));',
    'const listed = # ? [] : await provider.list(thereOf(found));',
  ),
  'one person asks and approves': of(
    'refunds/refunds.service.ts',
    "{ act: 'approve refund', reason }, async (tx, locked) => {\n        refuseOwn(locked, viewer);",
    "{ act: 'approve refund', reason }, async (tx, locked) => {\n        # || refuseOwn(locked, viewer);",
  ),
  'a refund that failed is owed no longer': of(
    'refunds/giving-back.ts',
    'requestedBy: refund.requestedBy };',
    'requestedBy: refund.requestedBy, ...(# && { owedAt: null }) };',
  ),
  'a refund is sent while a bank asks for it': of(
    'refunds/sending.service.ts',
    "if (found.disputed && state === 'approved') return;",
    "if (!# && found.disputed && state === 'approved') return;",
  ),
  'a whole refund leaves the package': of(
    'refunds/giving-back.ts',
    "whole ? await takeBack(tx, bought, 'refund')",
    "whole && !# ? await takeBack(tx, bought, 'refund')",
  ),
  'a bank that took all leaves the package': of(
    'disputes/chargeback.ts',
    "whole ? await takeBack(tx, order, 'chargeback')",
    "whole && !# ? await takeBack(tx, order, 'chargeback')",
  ),
  'a bank that took a part ends the order': of(
    'disputes/chargeback.ts',
    "whole ? 'charged_back'",
    "whole || # ? 'charged_back'",
  ),
  'of a part that a bank took the order waits on': of(
    'disputes/chargeback.ts',
    'const status = counted && !waits &&',
    'const status = counted && !waits && !# &&',
  ),
  'credit stays when its transfer is gone': of(
    'disputes/losing.ts',
    "const keptMinor = provider === 'bank' ?",
    "const keptMinor = !# && provider === 'bank' ?",
  ),
  'what we sent back and the bank took too is no loss': of(
    'disputes/losing.ts',
    "isWhole: provider === 'bank'",
    "isWhole: !# && provider === 'bank'",
  ),
  'a renewal that was cancelled is charged': of(
    'agreements/charging.ts',
    "found?.agreement.state === 'running' ?",
    "# || found?.agreement.state === 'running' ?",
  ),
  'a purchase is not locked': of(
    'checkout/orders.repository.ts',
    'await lockPurchase(tx, before.purchaseId);',
    'if (!#) await lockPurchase(tx, before.purchaseId);',
  ),
  'what goes back already is paid again when a bank took it': of(
    'disputes/chargeback.ts',
    'if (waits && isCovered(',
    'if (waits && !# && isCovered(',
  ),
  'what was sent back at the provider by hand is not booked': of(
    'refunds/sending.service.ts',
    'for (const one of gone) {',
    'for (const one of # ? [] : gone) {',
  ),
  'a line that somebody named stays nobody’s': of(
    'statements/of-nobody.ts',
    'ids.length === 0 ? [] :',
    '# || ids.length === 0 ? [] :',
  ),
  'money of nobody that left stays in the books': of(
    'payments/unidentified.ts',
    'if (refundId) await leave(',
    'if (refundId && !#) await leave(',
  ),
  'one transaction is kept twice': {
    ...of(
      'payments/settlement.service.ts',
      'if (await payments.isKnown(',
      'if (!# && await payments.isKnown(',
    ),
    sql: 'alter table payment drop constraint payment_once',
  },
  'an order that is cancelled keeps its code': { sql: 'drop trigger "released" on purchase_order' },
  'a code is taken without its limit': of(
    'codes/codes.service.ts',
    'uses: found?.entry.uses, taken',
    'uses: # ? undefined : found?.entry.uses, taken',
  ),
};

/** The text of a file of the product with each of its faults in it, asleep. */
export const plantIn = (path: string, text: string): string => {
  let planted = text;
  for (const [name, fault] of Object.entries(FAULTS)) {
    if (!('file' in fault) || !path.endsWith(fault.file)) continue;
    const { file, cut, by } = fault;
    if (planted.split(cut).length !== 2) throw new Error(`“${name}” has no one place in ${file} any more`);
    planted = planted.replace(cut, () => by.replaceAll('#', on(name)));
  }
  return planted;
};
