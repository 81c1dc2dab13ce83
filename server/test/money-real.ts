// What a story of money has made so far, beside its model, and what a step of it is.
import type { Order } from '@ijeuwa/contract/billing';
import type fc from 'fast-check';
import type { Counted } from './money-facts.ts';
import type { MoneyModel } from './money-model.ts';
import type { Person } from './people.ts';

export type Attempt = { id: string; orderId: string; reference: string; method: Order['method'] };
/** `quiet`: how often the card of each had been charged when its renewal was cancelled. */
export type Real = {
  code: string;
  people: Person[];
  erased: Set<string>;
  attempts: Attempt[];
  noted: Set<string>;
  /** What stands on the statement beside a transfer that came by it. */
  lines: Map<string, string>;
  quiet: Map<string, number>;
  /** For which a bank asks: what of each was sent back before. */
  asked: Map<string, number>;
  /** By the price that was asked for: what counts in it. */
  counted: Map<string, readonly Counted[]>;
  /** The package to which the renewal of a member was made smaller. */
  smaller: Map<string, string>;
};

export type Step = fc.AsyncCommand<MoneyModel, Real>;
