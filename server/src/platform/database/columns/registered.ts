// How a table is registered: what of it a member takes along in their copy, and what becomes of it when they are erased.

/** The parts of a copy, in its order. */
export const PARTS = [
  'account',
  'devices',
  'profile',
  'photos',
  'wishes',
  'consents',
  'card',
  'likes',
  'matches',
  'messages',
  'notices',
  'payments',
  'appointments',
  'support',
  'therapy',
  'weddings',
  'blocks and reports',
] as const;
export type Part = (typeof PARTS)[number];

/** Names of columns, apart by a space. */
type Columns = string;
/** A condition of SQL on the table's rows, in which `$1` is the member's id. */
type OfMember = string;

export type Registered = {
  copied?: {
    part: Part;
    of: OfMember;
    columns: Columns;
    /** Of a sealed column that is JSON this alone: the rest is somebody else's. */
    picked?: Record<string, string>;
    /** Told as this, not as the column stands: in some rows it names somebody else. */
    toldAs?: Record<string, string>;
    /** Read beside the columns: what a number of ours stands for. */
    beside?: Record<string, string>;
  };
  /** Every other column, under the reason why no copy holds it. */
  withheld?: Record<string, Columns>;
  erased:
    | { goes: OfMember }
    /** The row that it refers to takes it along. */
    | { goesWith: string }
    /** Why, and for how long; `emptied`: what of the row becomes something else. */
    | { stays: string; emptied?: { of: OfMember; set: Record<string, string> } };
};

export const OURS = 'a number of ours';
export const SECRET = 'opens something, or checks what does';
export const NOBODYS = { stays: 'it is of no member' } as const;
