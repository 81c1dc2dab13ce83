// What finds an order, said where nothing was found.
export const WHAT_FINDS =
  'It may be cut off. What finds an order: its reference or that of a transfer or a payment, whole or its thirteen figures alone; the number of an invoice or a credit note; the words of a bank with one of these in them.';
