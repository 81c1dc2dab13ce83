// What the two first sentences promise: from what is shown, the same on every reload, and each of the two their own.
import { readFileSync } from 'node:fs';
import type { PublicProfile } from '@ijeuwa/contract/people';
import { describe, expect, test } from 'vitest';
import { readOpeners } from './opener-list.ts';
import { type Opening, openersFor } from './openers.rules.ts';

const PATTERNS = readOpeners();
const PROMPTS: { prompts: { key: string }[] } = JSON.parse(
  readFileSync(new URL('../../../../../content/prompts.json', import.meta.url), 'utf8'),
);
const [LOW, HIGH] = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'];

const person = (own: Partial<Opening>): Opening => ({
  _id: LOW,
  location: 'Enugu, Nigeria',
  profession: '',
  hobbies: [],
  prompts: [],
  details: {},
  ...own,
});
const them = (own: Partial<Opening>) => person({ _id: HIGH, location: 'Ikeja, Lagos, Nigeria', ...own });
const reply = (key: string): PublicProfile['prompts'][number] => ({ key, text: key, reply: 'Something.' });

describe('the two openers', () => {
  test('come from a prompt and from what both love, before anything else', () => {
    const me = person({ hobbies: ['Cooking', 'Highlife records'] });
    const they = them({
      hobbies: ['highlife Records'],
      prompts: [reply('mother')],
      profession: 'Pharmacist',
    });
    const [first, second] = openersFor(PATTERNS, me, they);
    expect(first).toMatch(/your mother/);
    expect(second).toMatch(/^highlife Records/);
  });

  test('are the same whenever they are asked for', () => {
    const they = them({ prompts: [reply('mother'), reply('sunday')], hobbies: ['Chess'] });
    expect(openersFor(PATTERNS, person({}), they)).toEqual(openersFor(PATTERNS, person({}), they));
  });

  test('are never the same for both of the two', () => {
    const alike = {
      location: 'Enugu, Nigeria',
      hobbies: ['Chess'],
      prompts: [reply('sunday')],
      profession: 'Nurse',
      details: { languages: ['Igbo'] },
    } satisfies Partial<Opening>;
    const worlds: Partial<Opening>[] = [
      alike,
      { ...alike, prompts: [] },
      { location: '', hobbies: ['Chess'] },
      { location: '' },
      { location: 'Enugu, Nigeria' },
    ];
    for (const both of worlds) {
      const [mine, theirs] = [
        openersFor(PATTERNS, person(both), them(both)),
        openersFor(PATTERNS, them(both), person(both)),
      ];
      expect(mine.filter((one) => theirs.includes(one))).toEqual([]);
    }
  });

  test('are two, about two things, also where a profile says nothing', () => {
    for (const they of [
      them({ location: '' }),
      them({}),
      them({ hobbies: ['Chess', 'Poetry'] }),
      them({ prompts: [reply('sunday'), reply('mother'), reply('share')], location: '' }),
    ]) {
      const openers = openersFor(PATTERNS, person({ hobbies: ['Chess', 'Poetry'] }), they);
      expect(new Set(openers).size).toBe(2);
      for (const one of openers) expect(one).not.toMatch(/[{}]/);
    }
  });

  test('name a town alone, and say that both live there only when it is the same one', () => {
    const far = openersFor(PATTERNS, person({}), them({})).join(' ');
    expect(far).toContain('Ikeja');
    expect(far).not.toMatch(/Nigeria|both/);
    expect(openersFor(PATTERNS, person({}), them({ location: 'Enugu, Nigeria' })).join(' ')).toMatch(/both/);
    expect(openersFor(PATTERNS, person({ location: '' }), them({ location: '' })).join()).not.toMatch(/both/);
  });

  test('name a language that both show, never English, and say nothing of one that only I have', () => {
    const speak = (mine: Opening['details'], theirs: Opening['details']) =>
      openersFor(PATTERNS, person({ details: mine }), them({ details: theirs })).join(' ');
    expect(speak({ languages: ['English', 'Igbo'] }, { languages: ['English', 'Igbo'] })).toMatch(
      /Igbo.*(no English|saying)/,
    );
    expect(speak({ languages: ['English', 'Igbo'] }, { languages: ['English'] })).not.toMatch(/Igbo|English/);
    expect(speak({ languages: ['Igbo'] }, { languages: ['Tiv'] })).toMatch(/Tiv/);
  });
});

describe('the written openers', () => {
  test('say of where somebody wants to live that it was read, and not what a field of their page holds', () => {
    const me = person({});
    const they = them({ details: { futureHome: 'Lagos first, then we’ll see' } });
    const said = [
      ...openersFor(PATTERNS, me, they),
      ...openersFor(PATTERNS, they, { ...me, details: they.details }),
    ];
    expect(said.filter((one) => /like to live/.test(one))).toHaveLength(2);
    expect(said.join()).not.toContain('we’ll see');
  });

  test('are there for every prompt, two for each at least, and short', () => {
    const needs = PATTERNS.map((one) => one.needs);
    expect(PROMPTS.prompts.filter(({ key }) => !needs.includes(`prompt:${key}`))).toEqual([]);
    for (const { texts } of PATTERNS) {
      expect(new Set(texts).size).toBeGreaterThanOrEqual(2);
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(90);
    }
  });
});
