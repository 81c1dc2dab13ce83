// The pictures of the open pages, as files: every name draws, in every width, light enough for metered data.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PICTURES } from './list.ts';
import { linesOf, makeSocialCards } from './social-cards.ts';

const out = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(out, { recursive: true }));

test('every picture draws, without letters in it', () => {
  for (const { name, draw } of PICTURES) {
    const { svg, width, height } = draw();
    expect([name, svg.startsWith('<svg'), svg.includes('<text'), width > 0 && height > 0]).toEqual([
      name,
      true,
      false,
      true,
    ]);
  }
});

test('a shared link shows a card that a messenger takes, named after its page', async () => {
  const cards = await makeSocialCards(out, [{ path: '/blog/ìgbéyàwó', title: 'Ọlọ́runfẹ́mi and ₦75,000' }]);
  const address = cards['/blog/ìgbéyàwó']!;
  expect(address).toMatch(/^\/social\/blog-.*\.[0-9a-f]{8}\.jpg$/);
  expect(statSync(join(out, address)).size).toBeLessThan(120_000);
});

test('a title is broken into lines that fit beside the picture', () => {
  expect(linesOf('Marrying across peoples or faiths')).toEqual(['Marrying across', 'peoples or faiths']);
});
