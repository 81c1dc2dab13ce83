// Which column of a statement is which, known by its heading.

const HEADINGS = {
  day: 'date transdate trandate transactiondate txndate txdate postdate posteddate postingdate bookingdate entrydate actualtransactiondate actualdate transtime transactiontime datetime transactiondatetime trxdate',
  valueDay: 'valuedate valdate effectivedate valuedt',
  narration:
    'narration narrations remark remarks detail details description descriptions particulars transactiondetails transactiondetail transactiondescription transactionremarks transactionnarration narrative memo purpose tranparticular tranparticulars',
  session:
    'sessionid nipsessionid session sessionno reference references referenceno referencenumber refno refnumber ref transactionreference transactionref transref tranref transid tranid transactionid txnid txnref transactionno instrumentno chequeno chqno docno documentno branchreference bankreference',
  debit:
    'debit debits debitamount amountdebit withdrawal withdrawals withdrawalamount moneyout paidout outflow dr dramount payment payments',
  credit:
    'credit credits creditamount amountcredit deposit deposits depositamount lodgement lodgements lodgment lodgments moneyin paidin inflow cr cramount receipt receipts',
  amount: 'amount transactionamount amt txnamount tranamount',
  side: 'type drcr crdr transactiontype debitcredit creditdebit dc cd trantype txntype sign',
  balance:
    'balance balances runningbalance currentbalance accountbalance balanceafter balanceaftertransaction closingbalance bookbalance ledgerbalance availablebalance bal',
} as const;
export type Heading = keyof typeof HEADINGS;

const BY_WORD = new Map<string, Heading>(
  Object.entries(HEADINGS).flatMap(([heading, words]) =>
    words.split(' ').map((word) => [word, heading as Heading] as const),
  ),
);

/** No bank writes a longer one; what is looked at costs more than its length. */
const HEADING_MAX = 60;

/** A heading without its case, its unit and its stops. */
const headingOf = (cell: string): Heading | undefined => {
  if (cell.length > HEADING_MAX) return undefined;
  const word = cell
    .toLowerCase()
    .replaceAll(/\([^)]*\)|₦|\bngn\b|\bnaira\b/g, ' ')
    .replaceAll(/[^a-z]/g, '');
  return BY_WORD.get(word);
};

/** `sessions`: each column that may hold the bank’s own number of a line. */
export type Columns = Partial<Record<Exclude<Heading, 'session'>, number>> & { sessions: number[] };

export const columnsIn = (row: readonly string[]): Columns => {
  const columns: Columns = { sessions: [] };
  row.forEach((cell, at) => {
    const heading = headingOf(cell);
    if (heading === 'session') columns.sessions.push(at);
    else if (heading) columns[heading] ??= at;
  });
  return columns;
};

/** What a statement needs and these columns lack, in words. */
export const missingOf = (columns: Columns): string[] => [
  ...(columns.day === undefined && columns.valueDay === undefined ? ['the date'] : []),
  ...(columns.narration === undefined ? ['the narration (or remarks, details)'] : []),
  ...(columns.amount === undefined && (columns.debit === undefined || columns.credit === undefined)
    ? [
        columns.debit === undefined && columns.credit === undefined
          ? 'debit and credit'
          : columns.debit === undefined
            ? 'debit'
            : 'credit',
      ]
    : []),
  ...(columns.balance === undefined ? ['the balance'] : []),
];

const known = ({ sessions, ...others }: Columns): number =>
  Object.keys(others).length + Math.min(1, sessions.length);

const LOOKED_AT = 60;
/** The row that most looks like headings, among the first; undefined where none does. */
export const findHeadings = (rows: readonly (readonly string[])[]) => {
  let best: { at: number; columns: Columns } | undefined;
  for (const [at, row] of rows.slice(0, LOOKED_AT).entries()) {
    const columns = columnsIn(row);
    if (known(columns) >= 3 && known(columns) > (best ? known(best.columns) : 0)) best = { at, columns };
  }
  return best;
};
