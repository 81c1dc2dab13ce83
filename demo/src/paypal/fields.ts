// What the sandbox reads of a call.
import type { Amount } from './order.ts';
import { PaypalRefused } from './refused.ts';

type Fields = Record<string, unknown>;

const CURRENCIES = ['USD', 'EUR', 'GBP'];

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const readAmount = (value: unknown): Amount => {
  const { value: written, currency_code: currency } = fieldsOf(value);
  if (typeof written !== 'string' || !/^(?:0|[1-9]\d*)\.\d{2}$/.test(written) || Number(written) === 0)
    throw new PaypalRefused(422, 'INVALID_PARAMETER_VALUE', 'The amount is no amount');
  if (typeof currency !== 'string' || !CURRENCIES.includes(currency))
    throw new PaypalRefused(422, 'CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported');
  return { value: written, currency_code: currency };
};

export const readAddress = (value: unknown): string => {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw new PaypalRefused(422, 'INVALID_PARAMETER_VALUE', 'The address is no address');
};

export const readText = (value: unknown): string => {
  if (typeof value === 'string' && value.length > 0 && value.length <= 127) return value;
  throw new PaypalRefused(422, 'INVALID_PARAMETER_VALUE', 'The name of it is missing');
};
