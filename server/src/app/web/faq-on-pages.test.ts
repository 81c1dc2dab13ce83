// The questions as the written page shows them, and what staff make of them.
import { rmSync } from 'node:fs';
import * as help from '@ijeuwa/contract/help';
import { changePackage, listPackageEntries } from '@ijeuwa/contract/packages';
import { addResource } from '@ijeuwa/contract/resources';
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { buildApp } from '../build-app.ts';
import { findBuiltWeb } from './built-web.ts';

const MINUTE_MS = 60_000;
const dir = buildTinyWeb();
let world: World;
let app: FastifyInstance;
let editor: Client;
beforeAll(async () => {
  world = await makeWorld();
  app = await buildApp(world.platform, world.features, findBuiltWeb(dir));
  editor = await signInStaff(world, 'ebo', ['editor', 'finance']);
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(dir, { recursive: true });
});

const page = async () => {
  world.pass(MINUTE_MS);
  const { body } = await app.inject({ url: '/faq', headers: { accept: 'text/html' } });
  return { body, at: parse(body) };
};
const told = async (): Promise<{ name: string; acceptedAnswer: { text: string } }[]> =>
  JSON.parse((await page()).at.querySelector('script')!.text).mainEntity;
const find = async (key: string) =>
  (await editor.call(help.listFaqEntries, {})).body.entries.find((one) => one.key === key)!;
const change = async (key: string, more: Partial<help.FaqEntry>) => {
  const { data, version } = (await find(key)).current;
  const body = { data: { ...data!, ...more }, reason: 'clearer', seenVersion: version };
  return editor.call(help.changeFaqEntry, { params: { key }, body });
};

test('every question of the catalogue stands in its group with its answer, and nothing of what was built', async () => {
  const { body, at } = await page();
  const summaries = at.querySelectorAll('[data-catalogue="faq photos"] summary').map(({ text }) => text);
  expect(summaries[0]).toBe('Which photos do I need?');
  expect(at.querySelector('#which-photos')?.innerHTML).toContain('<p>Five at least and ten at most.');
  expect(at.querySelector('#which-photos')?.innerHTML).toContain('<a href="/dating-tips">');
  expect(at.querySelector('#free-trial')?.text).toContain('seven days, without a card');
  for (const answer of at.querySelectorAll('details > div')) expect(answer.text.length).toBeGreaterThan(60);
  expect(body).not.toMatch(/as built|<template|\{(?:entry|price|list|office):/);
});

test('guides that staff add stand on the page with their way, and what only members read does not', async () => {
  const data = {
    title: 'Two <families>',
    summary: 'How to begin.',
    category: 'guides' as const,
    order: 90,
    tags: ['families'],
    text: 'Begin.',
  };
  const add = (change: object) =>
    editor.call(addResource, { body: { data: { ...data, ...change }, reason: 'asked often' } });
  await add({ to: '/blog/introducing-two-families' });
  await add({ title: 'Read here' });
  const links = (await page()).at.querySelectorAll('[data-catalogue="resources guides"] a');
  expect(links[0]?.outerHTML).toBe('<a href="/safety-guide">Safety guide</a>');
  expect(links.at(-1)?.outerHTML).toBe('<a href="/blog/introducing-two-families">Two &lt;families&gt;</a>');
  expect(links).toHaveLength(7);
});

test('a group without a question is not there', async () => {
  const { at } = await page();
  expect(at.querySelectorAll('h2').map(({ text }) => text)).toEqual(['photos', 'packages']);
});

test('an answer that staff change is on the page within a minute and with members at once', async () => {
  const answer = 'Six & more: <b>all</b> of [you](/safety-guide). {price:blossom}';
  await change('which-photos', { answer, question: 'Which "photos" <i>now</i>?', tags: ['a"b'] });
  const { at } = await page();
  const entry = at.querySelector('#which-photos')!;
  expect(entry.innerHTML).toBe(
    '<p>Six &amp; more: &lt;b&gt;all&lt;/b&gt; of <a href="/safety-guide">you</a>. <data data-figure="price:blossom">₦75,000</data></p>',
  );
  expect(entry.parentNode!.querySelector('summary')?.innerHTML).toBe(
    'Which &quot;photos&quot; &lt;i&gt;now&lt;/i&gt;?',
  );
  expect(entry.parentNode!.getAttribute('data-tags')).toBe('a"b');
  const { questions } = (await world.stranger().call(help.listFaq, {})).body;
  expect(questions.find(({ id }) => id === 'which-photos')).toMatchObject({
    question: 'Which "photos" <i>now</i>?',
    answer: entry.innerHTML,
  });
  expect((await find('which-photos')).earlier[0]?.data?.question).toBe('Which photos do I need?');
});

test('the prices in an answer are those of the catalogue', async () => {
  const { entries } = (await editor.call(listPackageEntries, {})).body;
  const data = { ...entries[0]!.current.data!, price: 83_000, priceUSD: 22, priceEUR: 20 };
  const body = { data, reason: 'the new year', seenVersion: 1 };
  await editor.call(changePackage, { params: { key: 'blossom' }, body });
  expect((await page()).at.querySelector('#what-it-costs')?.text).toContain('₦83,000 ($22, €20)');
  const { questions } = (await world.stranger().call(help.listFaq, {})).body;
  expect(questions.find(({ id }) => id === 'what-it-costs')?.answer).toContain('₦83,000');
});

test('a search engine is told those answers that no price can make false, as they stand', async () => {
  const names = (await told()).map(({ name }) => name);
  expect(names).toContain('Is there a free trial?');
  expect(names).not.toContain('What does it cost?');
  await change('free-trial', { answer: 'Yes </script><script>: **a & b**.\n\nEnd.' });
  const { body } = await page();
  expect(body.match(/<script/g)).toHaveLength(1);
  const trial = (await told()).find(({ name }) => name === 'Is there a free trial?');
  expect(trial?.acceptedAnswer.text).toBe('Yes </script><script>: a & b. End.');
});

test('one that is ended is gone from the page and from members, one that is added is there', async () => {
  const { current } = await find('photo-not-approved');
  const body = { reason: 'old', seenVersion: current.version };
  await editor.call(help.endFaqEntry, { params: { key: 'photo-not-approved' }, body });
  const data = { ...current.data!, question: 'May I wear a hat?', answer: 'Yes.', order: 999 };
  await editor.call(help.addFaqEntry, { body: { data, reason: 'asked often' } });
  const { at } = await page();
  expect(at.querySelector('#photo-not-approved')).toBeNull();
  expect(at.querySelectorAll('[data-catalogue="faq photos"] summary').at(-1)?.text).toBe('May I wear a hat?');
  const ids = (await world.stranger().call(help.listFaq, {})).body.questions.map(({ id }) => id);
  expect(ids).not.toContain('photo-not-approved');
  expect(ids).toContain('may-i-wear-a-hat');
});
