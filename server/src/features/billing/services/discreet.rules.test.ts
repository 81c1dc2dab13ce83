// What a service is called where others may read it.
import { SERVICE_KINDS } from '@ijeuwa/contract/services';
import { expect, test } from 'vitest';
import { titleOutside, wordOf } from './discreet.rules.ts';

test('an appointment is one, whoever it is with, and a plan is a support package; a package of ours stays', () => {
  expect(titleOutside('session', 'Session with Dr Bisi Adeyemi')).toBe('Appointment');
  expect(titleOutside('consultation', 'Consultation with Dr Bisi Adeyemi')).toBe('Appointment');
  expect(titleOutside('therapy_plan', 'Essential plan of 8 sessions')).toBe('Support package');
  expect(titleOutside('package', 'Blossom')).toBe('Blossom');
});

test('no reference tells what kind of help was paid for', () => {
  const words = SERVICE_KINDS.map((kind) => wordOf({ kind, id: '0198' }));
  expect(words.join()).not.toMatch(/therap|counsel|consult|marriage/i);
});
