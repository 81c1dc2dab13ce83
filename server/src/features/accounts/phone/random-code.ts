// A one-time code as people type it.
export { randomCode } from '#platform/one-time-code.ts';
