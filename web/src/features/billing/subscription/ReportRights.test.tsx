// The reports that came with the guarantee: what is there to use, with what it is worth, and what is used.
import { listReportRights } from '@ijeuwa/contract/compatibility';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ReportRights } from './ReportRights.tsx';

afterEach(cleanup);

const right = (usedAt: string | null) => ({
  _id: '0196a000-0000-7000-8000-000000000001',
  givenAt: '2026-11-20T09:00:00.000Z',
  value: { amountMinor: 2999, currency: 'USD' as const },
  usedAt,
});

test.each([
  ['one to use leads to the conversations', null, /yours to use/, 1],
  ['one that is used says when', '2026-11-22T09:00:00.000Z', /Used on \w+ 22 Nov/, 0],
])('%s', async (_, usedAt, words, links) => {
  fakeApi().answer(listReportRights, { rights: [right(usedAt)] });
  showScreen(<ReportRights />, { at: '/subscriptions' });
  const card = within(await screen.findByRole('region', { name: 'Your compatibility report' }));
  expect(card.getByRole('listitem').textContent).toMatch(/\$29\.99/);
  expect(card.getByRole('listitem').textContent).toMatch(words);
  expect(card.queryAllByRole('link')).toHaveLength(links);
});
