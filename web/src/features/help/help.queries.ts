// What the help screens ask the server: the figures that the answers name.
import { listPackages } from '@ijeuwa/contract/billing';
import { figuresOf } from '@ijeuwa/contract/figures';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Empty until they are there. */
export const useFigures = (): ReadonlyMap<string, string> => {
  const { data } = useRead(listPackages, {});
  return data ? figuresOf(data.packages, formatMoney) : NONE;
};
